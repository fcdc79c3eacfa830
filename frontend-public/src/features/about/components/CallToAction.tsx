import { useText } from '@manjara/platform';
import { ButtonLink, Container, StarOrnament } from '@manjara/ui';
import styles from './CallToAction.module.css';

export function CallToAction() {
  const t = useText();
  return (
    <section className={styles.section} data-ground="dark" aria-labelledby="about-call-to-action">
      <StarOrnament className={styles.star} />
      <Container className={styles.words}>
        <h2 id="about-call-to-action" className={styles.title}>
          {t('about.callToAction.title')}
        </h2>
        <div className={styles.ways}>
          <ButtonLink to="/projects" size="l" iconAfter="arrow-end">
            {t('about.callToAction.projects')}
          </ButtonLink>
          <ButtonLink to="/contact" size="l" variant="secondary">
            {t('about.callToAction.contact')}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
