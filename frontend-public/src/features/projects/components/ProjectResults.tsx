import { useText } from '@manjara/platform';
import { ErrorState, Pagination } from '@manjara/ui';
import { CategoryIntroduction } from '../../../shared/components/CategoryIntroduction';
import { useNumberFormat } from '../../../shared/hooks/useNumberFormat';
import { useResultsTop } from '../hooks/useResultsTop';
import type { ProjectsPageState } from '../hooks/useProjectsPage';
import { ActiveFilters } from './ActiveFilters';
import { filteredHref } from '../projects-query';
import { CategorySelect } from './CategorySelect';
import { NoProjects } from './NoProjects';
import { ProjectGrid } from './ProjectGrid';
import styles from './ProjectResults.module.css';

interface Props {
  page: ProjectsPageState;
  failure: string | null;
  /** Whether an open project covers the list. */
  covered: boolean;
}

/** One page of the filtered list, or its loading, empty or error state. */
export function ProjectResults({ page, failure, covered }: Props) {
  const t = useText();
  const format = useNumberFormat();
  const { query, chosen, projects, total } = page;
  const lists = [query, chosen].map((each) => filteredHref(each, 'en'));
  const last = query.page >= page.pageCount;
  const top = useResultsTop(query.page, [...lists, page.failed].join(' '));
  return (
    <section ref={top} tabIndex={-1} className={styles.results} aria-label={t('projectsp.results')}>
      <CategoryIntroduction of={page.category} />
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {!failure && t('projectsp.count', { count: total, number: format(total) })}
        </p>
        <CategorySelect chosen={chosen} filter={page.filter} />
      </div>
      <ActiveFilters chosen={chosen} />
      <div aria-busy={page.stale} data-stale={page.stale || undefined} className={styles.list}>
        {failure ? (
          <ErrorState title={failure} onRetry={page.retry}>
            {t('pages.failedText')}
          </ErrorState>
        ) : projects.length === 0 ? (
          <NoProjects
            search={query.search}
            suggestions={page.suggestions ?? []}
            filtered={Boolean(query.search || query.categories.length || query.unknown)}
          />
        ) : (
          <ProjectGrid
            projects={projects}
            covered={covered}
            end={
              page.pageCount > 1 && {
                last,
                to: page.hrefFor(last ? 1 : query.page + 1),
              }
            }
          />
        )}
      </div>
      <Pagination
        page={query.page}
        pageCount={page.pageCount}
        hrefFor={page.hrefFor}
        className={styles.pagination}
      />
    </section>
  );
}
