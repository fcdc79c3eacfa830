import type { Review } from '@manjara/contracts';
import { inLanguage, Link, useLanguage, useText } from '@manjara/platform';
import { Icon, Picture, REVIEW_CROPS, sizesOf, VisuallyHidden } from '@manjara/ui';
import styles from './Testimonial.module.css';

/** Characters; a longer review is set smaller, so that it does not stretch the whole carousel. */
const LONG_TEXT = 420;

export function Testimonial({ review }: { review: Review }) {
  const t = useText();
  const { language } = useLanguage();
  const { image, project } = review;
  const title = inLanguage(review, 'title', language);
  const text = inLanguage(review, 'description', language);
  return (
    <figure className={styles.review}>
      {image?.url && (
        <div className={styles.frame}>
          <Picture
            image={image}
            alt={inLanguage(image, 'alt', language)}
            sizes={sizesOf(image, REVIEW_CROPS)}
            cover
          />
        </div>
      )}
      <div className={styles.words}>
        <Icon name="quote" size={48} className={styles.mark} />
        <blockquote className={styles.quote}>
          <h3 className={styles.title} dir="auto">
            {title}
          </h3>
          <p className={styles.text} dir="auto" data-long={text.length > LONG_TEXT || undefined}>
            {text}
          </p>
        </blockquote>
        <figcaption className={styles.name} dir="auto">
          {inLanguage(review, 'name', language)}
        </figcaption>
        {project && (
          <Link to={`/project/${project}`} className={styles.project}>
            {t('home.reviews.project')}
            <VisuallyHidden>: {title}</VisuallyHidden>
            <Icon name="arrow-end" size={18} />
          </Link>
        )}
      </div>
    </figure>
  );
}
