import { projectPath } from '@manjara/contracts';
import { inLanguage, Link, useLanguage, useText } from '@manjara/platform';
import { ButtonLink, Container, Icon } from '@manjara/ui';
import type { ProjectPageData } from '../api/project-loader';
import { PROJECTS_PATH } from '../projects-query';
import styles from './Neighbours.module.css';
import { NextProject } from './NextProject';

/** Links to the previous and next project, and to the list. */
export function Neighbours({ previous, next }: Pick<ProjectPageData, 'previous' | 'next'>) {
  const t = useText();
  const { language } = useLanguage();
  return (
    <nav aria-label={t('projectsp.others')}>
      <Container className={styles.row}>
        {previous && (
          <Link to={projectPath(previous, language)} className={styles.previous}>
            <Icon name="arrow-start" size={18} />
            <span>
              <span className={styles.direction}>{t('projectsp.previous')}</span>
              <bdi className={styles.name}>{inLanguage(previous, 'name', language)}</bdi>
            </span>
          </Link>
        )}
        <ButtonLink to={PROJECTS_PATH} variant="secondary" className={styles.all}>
          {t('pages.projects')}
        </ButtonLink>
      </Container>
      {next && <NextProject project={next} />}
    </nav>
  );
}
