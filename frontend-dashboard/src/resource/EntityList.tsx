import type { Status } from '@manjara/contracts';
import { Navigate, useLanguage, useText } from '@manjara/platform';
import { ButtonLink, ErrorState, Pagination } from '@manjara/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import type { MenuAction } from '../components/ActionMenu';
import { DeleteDialog } from '../components/DeleteDialog';
import { PageHeading } from '../components/PageHeading';
import { FROM_LIST } from '../hooks/useBackToList';
import type { Page } from '../lib/api/page';
import { pathsOf, type Resource } from './define-resource';
import { DraftTabs } from './DraftTabs';
import styles from './EntityList.module.css';
import { EntityTable } from './EntityTable';
import { NoEntities } from './NoEntities';
import { OtherMatches } from './OtherMatches';
import { type Entity, textOf } from './resource-values';
import { SelectionBar } from './SelectionBar';
import { TABLE_PAGE_SIZE } from './table';
import { TableSkeleton } from './TableSkeleton';
import { TableToolbar } from './TableToolbar';
import { useDeleteEntity } from './useDeleteEntity';
import { useDuplicate } from './useDuplicate';
import { useGroupActions } from './useGroupActions';
import { useOnTop } from './useOnTop';
import { useSelection } from './useSelection';
import type { TableFilterState } from './useTableFilter';

/** Brings what items are dragged with, which most tables do without. */
const OnTopList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dash-on-top" */ './OnTopList')).OnTopList,
}));

/** A page that was turned is read from its top; one in another tab leaves this one alone. */
function beginAtTop({ defaultPrevented }: MouseEvent): void {
  if (defaultPrevented) document.getElementById('screen-title')?.focus();
}

export interface EntityListProps {
  resource: Resource;
  status: Status;
  table: TableFilterState;
  /** The page that is shown. */
  list: UseQueryResult<Page<Entity>>;
}

/** Entities in a table (spec §2): searched, filtered, sorted, in pages, changed one or several. */
export function EntityList({ resource, status, table, list }: EntityListProps) {
  const { name, icon, columns } = resource;
  const drafts = status === 'draft';
  const of = drafts ? 'drafts' : name;
  const t = useText();
  const { language, locale } = useLanguage();
  const { filter, change, hrefFor, clear } = table;
  const { data, error, isPlaceholderData, isFetching, refetch } = list;
  const onTop = useOnTop(drafts ? { ...resource, onTop: undefined } : resource);
  const duplicate = useDuplicate(resource);
  const [toDelete, setToDelete] = useState<readonly Entity[]>([]);
  const [deletions, setDeletions] = useState(0);

  const { items: entities = [], total = 0 } = data ?? {};
  const pageCount = Math.ceil(total / TABLE_PAGE_SIZE);
  // An old bookmark, or its last row is gone.
  const beyond = !isPlaceholderData && total > 0 && filter.page > pageCount;
  const nameOf = (entity: Entity) =>
    textOf(entity, columns[0].field, language) || t('dashboard.drafts.untitled');
  const counted = (count: number) =>
    t(`dashboard.${of}.count`, {
      count,
      number: count.toLocaleString(locale),
    });
  const { removeAll } = useDeleteEntity(resource, status, counted);

  const selection = useSelection(entities, JSON.stringify(filter));
  const actions = useGroupActions({
    resource,
    drafts,
    nameOf,
    counted,
    onDone: selection.deselect,
  });

  // The row that held the focus is gone once its dialog has closed.
  useEffect(() => {
    if (deletions > 0) document.getElementById('screen-title')?.focus();
  }, [deletions]);

  function confirmDelete() {
    removeAll(toDelete.map((entity) => ({ id: entity._id, name: nameOf(entity) })));
    setDeletions((count) => count + 1);
  }

  function menuOf(entity: Entity): MenuAction[] {
    const { statusChange, run } = actions;
    const changeStatus: MenuAction = {
      icon: statusChange.icon,
      label: statusChange.label,
      onSelect: () => void run(statusChange, [entity]),
    };
    if (drafts) return [changeStatus];
    const there = onTop.has(entity);
    const pin: MenuAction = {
      icon: there ? 'pin-off' : 'pin',
      label: t(`dashboard.onTop.${there ? 'remove' : 'title'}`),
      onSelect: () => onTop.toggle(entity),
    };
    const copy: MenuAction = {
      icon: 'layers',
      label: t('dashboard.drafts.duplicate'),
      onSelect: () => duplicate(entity),
    };
    return [...(resource.onTop ? [pin] : []), ...(resource.duplicates ? [copy] : []), changeStatus];
  }

  const add = (
    <ButtonLink to={pathsOf(resource).add} state={FROM_LIST} icon="plus">
      {t(`dashboard.${name}.addTitle`)}
    </ButtonLink>
  );
  return (
    <>
      <PageHeading title={t(`dashboard.${name}.title`)} actions={add}>
        <span role="status">
          {data && !error && (
            <>
              {counted(total)}
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
      <DraftTabs resource={resource} current={status} />
      {!drafts && onTop.items.length > 0 && (
        <Suspense>
          <OnTopList onTop={onTop} />
        </Suspense>
      )}
      <TableToolbar resource={resource} table={table} />
      <OtherMatches resource={resource} filter={filter} status={drafts ? 'published' : 'draft'} />
      {error ? (
        <ErrorState title={t(`dashboard.${of}.listFailed`)} onRetry={() => void refetch()}>
          {!drafts && t(`dashboard.${name}.listFailedText`)}
        </ErrorState>
      ) : beyond && !isFetching ? (
        <Navigate to={hrefFor(pageCount)} replace />
      ) : !data || beyond ? (
        <TableSkeleton />
      ) : entities.length === 0 ? (
        <NoEntities
          of={name}
          drafts={drafts}
          icon={icon}
          filtered={Boolean(filter.search || filter.category || total)}
          search={filter.search}
          onClear={clear}
          add={add}
        />
      ) : (
        <>
          <EntityTable
            resource={resource}
            status={status}
            entities={entities}
            nameOf={nameOf}
            selection={selection}
            sort={filter.sort}
            onSort={(sort) => change({ sort })}
            onDelete={(entity) => setToDelete([entity])}
            menuOf={menuOf}
            markOf={(entity) =>
              !drafts && onTop.has(entity) ? t('dashboard.onTop.title') : undefined
            }
            stale={isPlaceholderData}
          />
          <div className={styles.pages} onClick={beginAtTop}>
            <Pagination page={filter.page} pageCount={pageCount} hrefFor={hrefFor} />
          </div>
        </>
      )}
      <SelectionBar
        selection={selection}
        actions={actions}
        onDelete={() => setToDelete(selection.selected)}
      />
      <DeleteDialog
        title={
          toDelete.length > 1
            ? t('dashboard.selection.deleteTitle', { name: counted(toDelete.length) })
            : t(`dashboard.${of}.deleteTitle`)
        }
        question={t(`dashboard.${of}.deleteQuestion`)}
        names={toDelete.map(nameOf)}
        onConfirm={confirmDelete}
        onClose={() => setToDelete([])}
      />
    </>
  );
}
