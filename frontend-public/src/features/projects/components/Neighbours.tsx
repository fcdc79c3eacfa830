import { projectPath } from '@manjara/contracts';
import { inLanguage, Link, useLanguage, useText } from '@manjara/platform';
import { ButtonLink, Icon, Picture } from '@manjara/ui';
import { drawnWidth } from '../../../shared/drawn-width';
import type { Neighbour, ProjectPageData } from '../api/project-loader';
import { PROJECTS_PATH } from '../projects-query';
import styles from './Neighbours.module.css';

/** Links to the previous and next project, and to the list. */
export function Neighbours({ previous, next }: Pick<ProjectPageData, 'previous' | 'next'>) {
  const t = useText();
  const { language } = useLanguage();

  const link = (which: 'previous' | 'next', project: Neighbour) => (
    <Link to={projectPath(project, language)} className={styles.link} data-to={which}>
      {project.image?.url && (
        <Picture
          image={project.image}
          alt=""
          sizes={drawnWidth(project.image, { width: '6rem', height: '4.5rem' })}
          cover
          className={styles.picture}
        />
      )}
      <span className={styles.words}>
        <span className={styles.direction}>
          <Icon name={which === 'next' ? 'arrow-end' : 'arrow-start'} size={18} />
          {t(`projectsp.${which}`)}
        </span>
        <bdi className={styles.name}>{inLanguage(project, 'name', language)}</bdi>
      </span>
    </Link>
  );

  return (
    <nav aria-label={t('projectsp.others')} className={styles.neighbours}>
      {previous && link('previous', previous)}
      {next && link('next', next)}
      <ButtonLink to={PROJECTS_PATH} variant="secondary" className={styles.all}>
        {t('projectsp.showAll')}
      </ButtonLink>
    </nav>
  );
}
