import { type ProjectSummary, projectPath } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { Container, SHARED_CROPS, sizesOf } from '@manjara/ui';
import { CardGrid, PictureCard } from '../../../shared/components/PictureCard';
import styles from './Related.module.css';

/** Three works of the same category. */
export function Related({ projects }: { projects: readonly ProjectSummary[] }) {
  const t = useText();
  const { language } = useLanguage();
  if (projects.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-projects">
      <Container>
        <h2 id="related-projects" className={styles.title}>
          {t('projectsp.related')}
        </h2>
        <CardGrid>
          {projects.map((project) => (
            <PictureCard
              key={project._id}
              image={project.image}
              name={inLanguage(project, 'name', language)}
              category={inLanguage(project, 'category', language)}
              sizes={sizesOf(project.image, SHARED_CROPS)}
              link={{ to: projectPath(project, language) }}
            />
          ))}
        </CardGrid>
      </Container>
    </section>
  );
}
