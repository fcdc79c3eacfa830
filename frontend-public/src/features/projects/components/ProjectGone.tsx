import { type ProjectSummary, projectPath } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { ButtonLink, Container, PROJECT_CARD_CROPS, sizesOf } from '@manjara/ui';
import { PageHead } from '../../../shared/components/PageHead';
import { CardGrid, PictureCard } from '../../../shared/components/PictureCard';
import { PROJECTS_PATH } from '../projects-query';
import styles from './ProjectGone.module.css';

/** Similar projects, instead of one that is no longer published. */
export function ProjectGone({ similar }: { similar: readonly ProjectSummary[] }) {
  const t = useText();
  const { language } = useLanguage();
  const title = t('projectsp.gone.title');
  return (
    <Container as="section" className={styles.page} aria-labelledby="project-gone">
      <PageHead title={title} />
      <h1 id="project-gone">{title}</h1>
      <p className={styles.text}>
        {t(similar.length > 0 ? 'projectsp.gone.text' : 'projectsp.gone.alone')}
      </p>
      {similar.length > 0 && (
        <div className={styles.similar}>
          <CardGrid>
            {similar.map((project) => (
              <PictureCard
                key={project._id}
                image={project.image}
                name={inLanguage(project, 'name', language)}
                category={inLanguage(project, 'category', language)}
                sizes={sizesOf(project.image, PROJECT_CARD_CROPS)}
                link={{ to: projectPath(project, language) }}
              />
            ))}
          </CardGrid>
        </div>
      )}
      <ButtonLink to={PROJECTS_PATH} variant="secondary">
        {t('pages.projects')}
      </ButtonLink>
    </Container>
  );
}
