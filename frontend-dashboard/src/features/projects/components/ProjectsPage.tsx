import { LIMITS, type Project } from '@manjara/contracts';
import { useLanguage, useNavigate, useText } from '@manjara/platform';
import { Button, ButtonLink, EmptyState, ErrorState, Pagination } from '@manjara/ui';
import { useEffect, useState } from 'react';
import { PageHeading } from '../../../components/PageHeading';
import { useProjects } from '../api/get-projects';
import { useProjectFilter } from '../hooks/useProjectFilter';
import { DeleteProjectDialog } from './DeleteProjectDialog';
import styles from './ProjectsPage.module.css';
import { ProjectTable } from './ProjectTable';
import { ProjectTableSkeleton } from './ProjectTableSkeleton';
import { ProjectToolbar } from './ProjectToolbar';

/** The project table (spec §2). */
export function ProjectsPage() {
  const t = useText();
  const navigate = useNavigate();
  const { locale } = useLanguage();
  const { filter, change, hrefFor, clear } = useProjectFilter();
  const { data, error, isPlaceholderData, refetch } = useProjects(filter);
  const [doomed, setDoomed] = useState<Project | null>(null);
  const [deletions, setDeletions] = useState(0);

  const pageCount = data ? Math.ceil(data.total / LIMITS.projectsPageSize) : 0;

  // The row that held the focus is gone once its dialog has closed.
  useEffect(() => {
    if (deletions > 0) document.getElementById('screen-title')?.focus();
  }, [deletions]);

  function afterDelete() {
    setDeletions((count) => count + 1);
    const wasLast = data?.projects.length === 1 && filter.page > 1;
    if (wasLast) void navigate(hrefFor(filter.page - 1), { replace: true });
  }

  return (
    <>
      <PageHeading
        title={t('dashboard.projects.title')}
        actions={
          <ButtonLink to="/dashboard/add-project" icon="plus">
            {t('dashboard.projects.addTitle')}
          </ButtonLink>
        }
      >
        <span role="status">
          {data &&
            !error &&
            t('dashboard.projects.count', {
              count: data.total,
              number: data.total.toLocaleString(locale),
            })}
        </span>
      </PageHeading>
      <ProjectToolbar filter={filter} onChange={change} />
      {error ? (
        <ErrorState title={t('dashboard.projects.listFailed')} onRetry={() => void refetch()}>
          {t('dashboard.projects.listFailedText')}
        </ErrorState>
      ) : !data ? (
        <ProjectTableSkeleton />
      ) : data.projects.length === 0 ? (
        <NoProjects
          filtered={Boolean(filter.search || filter.category || data.total)}
          onClear={clear}
        />
      ) : (
        <>
          <ProjectTable
            projects={data.projects}
            sort={filter.sort}
            onSort={(sort) => change({ sort })}
            onDelete={setDoomed}
            stale={isPlaceholderData}
          />
          <Pagination
            className={styles.pages}
            page={filter.page}
            pageCount={pageCount}
            hrefFor={hrefFor}
          />
        </>
      )}
      <DeleteProjectDialog
        project={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={afterDelete}
      />
    </>
  );
}

function NoProjects({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const t = useText();
  return filtered ? (
    <EmptyState
      icon="search-empty"
      role="status"
      title={t('dashboard.projects.noMatch')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('dashboard.projects.clearFilter')}
        </Button>
      }
    >
      {t('dashboard.projects.noMatchText')}
    </EmptyState>
  ) : (
    <EmptyState
      icon="building"
      title={t('dashboard.projects.none')}
      action={
        <ButtonLink to="/dashboard/add-project" icon="plus">
          {t('dashboard.projects.addTitle')}
        </ButtonLink>
      }
    >
      {t('dashboard.projects.noneText')}
    </EmptyState>
  );
}
