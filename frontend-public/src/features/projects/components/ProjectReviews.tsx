import type { Review } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { Container, Icon } from '@manjara/ui';
import styles from './ProjectReviews.module.css';

export function ProjectReviews({ reviews }: { reviews: readonly Review[] }) {
  const t = useText();
  const { language } = useLanguage();
  if (reviews.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="project-reviews">
      <Container>
        <h2 id="project-reviews" className={styles.heading}>
          {t('projectsp.reviews')}
        </h2>
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review._id}>
              <figure className={styles.review}>
                <Icon name="quote" size={32} className={styles.mark} />
                <blockquote className={styles.quote}>
                  <h3 className={styles.title} dir="auto">
                    {inLanguage(review, 'title', language)}
                  </h3>
                  <p dir="auto">{inLanguage(review, 'description', language)}</p>
                </blockquote>
                <figcaption className={styles.name} dir="auto">
                  {inLanguage(review, 'name', language)}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
