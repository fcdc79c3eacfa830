import type { Project } from '@manjara/contracts';
import { formatDate, inLanguage, Link, useLanguage, useText } from '@manjara/platform';
import { Icon, Picture } from '@manjara/ui';
import type { ProjectSort } from '../api/get-projects';
import styles from './ProjectTable.module.css';
import { SortHeader } from './SortHeader';

export interface ProjectTableProps {
  projects: Project[];
  sort: ProjectSort;
  onSort: (sort: ProjectSort) => void;
  onDelete: (project: Project) => void;
  /** The next page is on its way; this one is still shown. */
  stale: boolean;
}

/**
 * The portfolio as a table, and as cards on phones. The roles are written out because a table
 * that is laid out as a grid loses its own.
 */
export function ProjectTable({ projects, sort, onSort, onDelete, stale }: ProjectTableProps) {
  const t = useText();
  return (
    <table className={styles.table} role="table" aria-busy={stale} data-stale={stale || undefined}>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          <th role="columnheader" scope="col" className={styles.pictureHead}>
            {t('dashboard.projects.columns.picture')}
          </th>
          <SortHeader field="name" sort={sort} onSort={onSort}>
            {t('dashboard.projects.columns.name')}
          </SortHeader>
          <th role="columnheader" scope="col">
            {t('dashboard.projects.columns.category')}
          </th>
          <SortHeader field="createdAt" sort={sort} onSort={onSort}>
            {t('dashboard.projects.columns.date')}
          </SortHeader>
          <th role="columnheader" scope="col" className={styles.actionsHead}>
            {t('dashboard.projects.columns.actions')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {projects.map((project) => (
          <ProjectRow key={project._id} project={project} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  );
}

function ProjectRow(props: { project: Project; onDelete: (project: Project) => void }) {
  const { project, onDelete } = props;
  const t = useText();
  const { language } = useLanguage();
  const name = inLanguage(project, 'name', language);
  const edit = `/dashboard/edit-project/${project._id}`;
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <tr role="row">
      <td role="cell" className={styles.picture}>
        <Picture image={project.image} alt="" cover className={styles.thumb} sizes="96px" />
      </td>
      <th role="rowheader" scope="row" className={styles.name}>
        <Link to={edit} className={styles.title}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.twin}>
          <bdi lang={other}>{inLanguage(project, 'name', other)}</bdi>
        </span>
      </th>
      <td role="cell" className={styles.category}>
        {inLanguage(project, 'category', language)}
      </td>
      <td role="cell" className={styles.date}>
        <time dateTime={project.createdAt}>{formatDate(project.createdAt, language)}</time>
      </td>
      <td role="cell" className={styles.actions}>
        <Link
          to={edit}
          className={styles.action}
          aria-label={t('dashboard.projects.edit', { name })}
          title={t('common.edit')}
        >
          <Icon name="edit" />
          <span>{t('common.edit')}</span>
        </Link>
        <Link
          to={`/projects?project=${project._id}`}
          className={styles.action}
          aria-label={t('dashboard.projects.view', { name })}
          title={t('dashboard.projects.viewShort')}
        >
          <Icon name="eye" />
          <span>{t('dashboard.projects.viewWord')}</span>
        </Link>
        <button
          type="button"
          className={styles.action}
          data-danger
          aria-label={t('dashboard.projects.delete', { name })}
          title={t('common.delete')}
          onClick={() => onDelete(project)}
        >
          <Icon name="trash" />
          <span>{t('common.delete')}</span>
        </button>
      </td>
    </tr>
  );
}
