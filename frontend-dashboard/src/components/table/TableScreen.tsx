import { useLanguage, useNavigate, useText } from '@manjara/platform';
import { ButtonLink, ErrorState, type IconName, Pagination } from '@manjara/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TableFilterState } from '../../hooks/useTableFilter';
import type { Resource } from '../../lib/api/entities';
import { TABLE_PAGE_SIZE, type TableEntity, type TablePage } from '../../lib/table';
import { PageHeading } from '../PageHeading';
import { DeleteDialog, type RemoveMutation } from './DeleteDialog';
import { EntityTable, type EntityTableProps } from './EntityTable';
import { NoEntities } from './NoEntities';
import styles from './TableScreen.module.css';
import { TableSkeleton } from './TableSkeleton';
import { TableToolbar } from './TableToolbar';

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
  remove: RemoveMutation;
}

/** A screen that lists entities (spec §2): searched, filtered, sorted, in pages, each with delete. */
export function TableScreen<E extends TableEntity>(props: TableScreenProps<E>) {
  const { of, icon, addPath, table, query, remove, ...columns } = props;
  const t = useText();
  const navigate = useNavigate();
  const { language, locale } = useLanguage();
  const { filter, change, hrefFor, clear } = table;
  const { data, error, isPlaceholderData, refetch } = query;
  const [doomed, setDoomed] = useState<E | null>(null);
  const [deletions, setDeletions] = useState(0);

  // The row that held the focus is gone once its dialog has closed.
  useEffect(() => {
    if (deletions > 0) document.getElementById('screen-title')?.focus();
  }, [deletions]);

  function afterDelete() {
    setDeletions((count) => count + 1);
    const wasLast = data?.items.length === 1 && filter.page > 1;
    if (wasLast) void navigate(hrefFor(filter.page - 1), { replace: true });
  }

  const add = (
    <ButtonLink to={addPath} icon="plus">
      {t(`dashboard.${of}.addTitle`)}
    </ButtonLink>
  );
  return (
    <>
      <PageHeading title={t(`dashboard.${of}.title`)} actions={add}>
        <span role="status">
          {data &&
            !error &&
            t(`dashboard.${of}.count`, {
              count: data.total,
              number: data.total.toLocaleString(locale),
            })}
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
      ) : !data ? (
        <TableSkeleton />
      ) : data.items.length === 0 ? (
        <NoEntities
          of={of}
          icon={icon}
          filtered={Boolean(filter.search || filter.category || data.total)}
          onClear={clear}
          add={add}
        />
      ) : (
        <>
          <EntityTable
            {...columns}
            entities={data.items}
            sort={filter.sort}
            onSort={(sort) => change({ sort })}
            onDelete={setDoomed}
            stale={isPlaceholderData}
          />
          <Pagination
            className={styles.pages}
            page={filter.page}
            pageCount={Math.ceil(data.total / TABLE_PAGE_SIZE)}
            hrefFor={hrefFor}
          />
        </>
      )}
      <DeleteDialog
        of={of}
        entity={doomed}
        nameOf={(entity) => columns.name.text(entity, language)}
        remove={remove}
        onClose={() => setDoomed(null)}
        onDeleted={afterDelete}
      />
    </>
  );
}
