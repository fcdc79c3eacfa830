import { useText } from '@manjara/platform';
import { ButtonLink, Container, StarOrnament } from '@manjara/ui';
import styles from './Closing.module.css';

export function Closing() {
  const t = useText();
  return (
    <section className={styles.section} data-ground="dark" aria-labelledby="about-closing">
      <StarOrnament className={styles.star} />
      <Container className={styles.words}>
        <h2 id="about-closing" className={styles.title}>
          {t('about.closing.title')}
        </h2>
        <div className={styles.ways}>
          <ButtonLink to="/projects" size="l" iconAfter="arrow-end">
            {t('about.closing.projects')}
          </ButtonLink>
          <ButtonLink to="/contact" size="l" variant="secondary">
            {t('about.closing.contact')}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
