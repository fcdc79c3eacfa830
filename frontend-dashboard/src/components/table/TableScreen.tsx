import { Navigate, useLanguage, useText } from '@manjara/platform';
import { ButtonLink, ErrorState, type IconName, Pagination } from '@manjara/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useState } from 'react';
import type { TableFilterState } from '../../hooks/useTableFilter';
import { FROM_LIST } from '../../hooks/useBackToList';
import { useDeleteEntity } from '../../hooks/useUndoableDelete';
import type { Resource } from '../../lib/api/entities';
import { TABLE_PAGE_SIZE, type TableEntity, type TablePage } from '../../lib/table';
import { PageHeading } from '../PageHeading';
import { DeleteDialog } from './DeleteDialog';
import { EntityTable, type EntityTableProps } from './EntityTable';
import { NoEntities } from './NoEntities';
import styles from './TableScreen.module.css';
import { TableSkeleton } from './TableSkeleton';
import { TableToolbar } from './TableToolbar';

/** A page that was turned is read from its top; one in another tab leaves this one alone. */
function beginAtTop({ defaultPrevented }: MouseEvent): void {
  if (defaultPrevented) document.getElementById('screen-title')?.focus();
}

export interface TableScreenProps<E extends TableEntity> extends Pick<
  EntityTableProps<E>,
  'name' | 'fact' | 'editPath' | 'viewPath'
> {
  /** Its words are in the locale of the same name. */
  of: Resource;
  icon: IconName;
  addPath: string;
  table: TableFilterState;
  query: Pick<UseQueryResult<TablePage<E>>, 'data' | 'error' | 'isPlaceholderData' | 'refetch'>;
}

/** A screen that lists entities (spec §2): searched, filtered, sorted, in pages, each with delete. */
export function TableScreen<E extends TableEntity>(props: TableScreenProps<E>) {
  const { of, icon, addPath, table, query, ...columns } = props;
  const t = useText();
  const { language, locale } = useLanguage();
  const { filter, change, hrefFor, clear } = table;
  const { data, error, isPlaceholderData, refetch } = query;
  const { gone, remove } = useDeleteEntity(of);
  const [doomed, setDoomed] = useState<E | null>(null);
  const [deletions, setDeletions] = useState(0);

  const entities = data?.items.filter(({ _id }) => !gone.has(_id)) ?? [];
  const total = data ? data.total - (data.items.length - entities.length) : 0;
  const pageCount = Math.ceil(total / TABLE_PAGE_SIZE);
  // An old bookmark, or its last row is gone, even if only for as long as that can be taken back.
  const beyond = !isPlaceholderData && total > 0 && filter.page > pageCount;
  const nameOf = (entity: E) => columns.name.text(entity, language);

  // The row that held the focus is gone once its dialog has closed.
  useEffect(() => {
    if (deletions > 0) document.getElementById('screen-title')?.focus();
  }, [deletions]);

  function confirmDelete(entity: E) {
    remove(entity._id, nameOf(entity));
    setDeletions((count) => count + 1);
  }

  const add = (
    <ButtonLink to={addPath} state={FROM_LIST} icon="plus">
      {t(`dashboard.${of}.addTitle`)}
    </ButtonLink>
  );
  return (
    <>
      <PageHeading title={t(`dashboard.${of}.title`)} actions={add}>
        <span role="status">
          {data && !error && (
            <>
              {t(`dashboard.${of}.count`, { count: total, number: total.toLocaleString(locale) })}
              {pageCount > 1 && (
                <span className={styles.page}>
                  {t('dashboard.tables.pageOf', {
                    page: filter.page.toLocaleString(locale),
                    pages: pageCount.toLocaleString(locale),
                  })}
                </span>
              )}
            </>
          )}
        </span>
      </PageHeading>
      <TableToolbar
        table={table}
        label={t(`dashboard.${of}.filter`)}
        searchPlaceholder={t(`dashboard.${of}.searchPlaceholder`)}
      />
      {error ? (
        <ErrorState title={t(`dashboard.${of}.listFailed`)} onRetry={() => void refetch()}>
          {t(`dashboard.${of}.listFailedText`)}
        </ErrorState>
      ) : beyond ? (
        <Navigate to={hrefFor(pageCount)} replace />
      ) : !data ? (
        <TableSkeleton />
      ) : entities.length === 0 ? (
        <NoEntities
          of={of}
          icon={icon}
          filtered={Boolean(filter.search || filter.category || total)}
          search={filter.search}
          onClear={clear}
          add={add}
        />
      ) : (
        <>
          <EntityTable
            {...columns}
            entities={entities}
            sort={filter.sort}
            onSort={(sort) => change({ sort })}
            onDelete={setDoomed}
            stale={isPlaceholderData}
          />
          <div className={styles.pages} onClick={beginAtTop}>
            <Pagination page={filter.page} pageCount={pageCount} hrefFor={hrefFor} />
          </div>
        </>
      )}
      <DeleteDialog
        of={of}
        entity={doomed}
        nameOf={nameOf}
        onConfirm={confirmDelete}
        onClose={() => setDoomed(null)}
      />
    </>
  );
}
