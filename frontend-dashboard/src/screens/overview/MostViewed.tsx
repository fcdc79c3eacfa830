import type { Statistics } from '@manjara/contracts';
import { inLanguage, Link, useLanguage, useText } from '@manjara/platform';
import { useCounted } from '../../format/useCounted';
import styles from './MostViewed.module.css';

/** The most viewed projects, with numbers and bars. */
export function MostViewed({ projects }: Pick<Statistics, 'projects'>) {
  const t = useText();
  const { language } = useLanguage();
  const counted = useCounted();
  const most = projects[0]?.views ?? 1;
  if (projects.length === 0) return <p>{t('dashboard.overview.noViews')}</p>;
  return (
    <ol className={styles.list}>
      {projects.map((project) => (
        <li key={project._id} className={styles.project}>
          <Link to={`/dashboard/edit-project/${project._id}`}>
            <bdi>{inLanguage(project, 'name', language)}</bdi>
          </Link>
          <span>{t('dashboard.overview.views', counted(project.views))}</span>
          <span
            className={styles.bar}
            style={{ inlineSize: `${(project.views / most) * 100}%` }}
            aria-hidden="true"
          />
        </li>
      ))}
    </ol>
  );
}
