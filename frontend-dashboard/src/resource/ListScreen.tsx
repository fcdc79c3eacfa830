import { Navigate, useLanguage, useText } from '@manjara/platform';
import { ButtonLink, ErrorState, Pagination } from '@manjara/ui';
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import type { MenuAction } from '../components/ActionMenu';
import { PageHeading } from '../components/PageHeading';
import { FROM_LIST } from '../hooks/useBackToList';
import { useDeleteEntity } from '../hooks/useUndoableDelete';
import { pathsOf, type Resource } from './define-resource';
import { DraftTabs } from './DraftTabs';
import { DeleteDialog } from './DeleteDialog';
import { EntityTable } from './EntityTable';
import styles from './ListScreen.module.css';
import { NoEntities } from './NoEntities';
import { type Entity, textOf } from './resource-values';
import { TABLE_PAGE_SIZE } from './table';
import { TableSkeleton } from './TableSkeleton';
import { TableToolbar } from './TableToolbar';
import { useEntityList } from './useEntityList';
import { useMakeDraft } from './useDrafts';
import { useOnTop } from './useOnTop';
import { useTableFilter } from './useTableFilter';

/** Brings what items are dragged with, which most tables do without. */
const OnTopList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dash-on-top" */ './OnTopList')).OnTopList,
}));

/** A page that was turned is read from its top; one in another tab leaves this one alone. */
function beginAtTop({ defaultPrevented }: MouseEvent): void {
  if (defaultPrevented) document.getElementById('screen-title')?.focus();
}

/** Lists entities (spec §2): searched, filtered, sorted, in pages, each with delete. */
export function ListScreen({ resource }: { resource: Resource }) {
  const { name, icon, columns } = resource;
  const t = useText();
  const { language, locale } = useLanguage();
  const table = useTableFilter(resource);
  const { filter, change, hrefFor, clear } = table;
  const { data, error, isPlaceholderData, refetch } = useEntityList(resource, filter);
  const { deletedIds, remove } = useDeleteEntity(name);
  const onTop = useOnTop(resource);
  const { mutate: makeDraft } = useMakeDraft(resource);
  const [toDelete, setToDelete] = useState<Entity | null>(null);
  const [deletions, setDeletions] = useState(0);

  const entities = data?.items.filter(({ _id }) => !deletedIds.has(_id)) ?? [];
  const total = data ? data.total - (data.items.length - entities.length) : 0;
  const pageCount = Math.ceil(total / TABLE_PAGE_SIZE);
  // An old bookmark, or its last row is gone, even if only for as long as that can be taken back.
  const beyond = !isPlaceholderData && total > 0 && filter.page > pageCount;
  const nameOf = (entity: Entity) => textOf(entity, columns[0].field, language);

  // The row that held the focus is gone once its dialog has closed.
  useEffect(() => {
    if (deletions > 0) document.getElementById('screen-title')?.focus();
  }, [deletions]);

  function confirmDelete(entity: Entity) {
    remove(entity._id, nameOf(entity));
    setDeletions((count) => count + 1);
  }

  function menuOf(entity: Entity): MenuAction[] {
    const there = onTop.has(entity);
    const pin: MenuAction = {
      icon: there ? 'pin-off' : 'pin',
      label: t(`dashboard.onTop.${there ? 'remove' : 'title'}`),
      onSelect: () => onTop.toggle(entity),
    };
    const drafts: MenuAction[] = [
      {
        icon: 'layers',
        label: t('dashboard.drafts.duplicate'),
        onSelect: () => makeDraft({ entity, how: 'duplicate' }),
      },
      {
        icon: 'eye-off',
        label: t('dashboard.drafts.unpublish'),
        onSelect: () => makeDraft({ entity, how: 'unpublish' }),
      },
    ];
    return [...(resource.onTop ? [pin] : []), ...(resource.drafts ? drafts : [])];
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
              {t(`dashboard.${name}.count`, { count: total, number: total.toLocaleString(locale) })}
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
      <DraftTabs resource={resource} current="published" />
      {onTop.items.length > 0 && (
        <Suspense>
          <OnTopList onTop={onTop} />
        </Suspense>
      )}
      <TableToolbar resource={resource} table={table} />
      {error ? (
        <ErrorState title={t(`dashboard.${name}.listFailed`)} onRetry={() => void refetch()}>
          {t(`dashboard.${name}.listFailedText`)}
        </ErrorState>
      ) : beyond ? (
        <Navigate to={hrefFor(pageCount)} replace />
      ) : !data ? (
        <TableSkeleton />
      ) : entities.length === 0 ? (
        <NoEntities
          of={name}
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
            entities={entities}
            sort={filter.sort}
            onSort={(sort) => change({ sort })}
            onDelete={setToDelete}
            menuOf={menuOf}
            markOf={(entity) => (onTop.has(entity) ? t('dashboard.onTop.title') : undefined)}
            stale={isPlaceholderData}
          />
          <div className={styles.pages} onClick={beginAtTop}>
            <Pagination page={filter.page} pageCount={pageCount} hrefFor={hrefFor} />
          </div>
        </>
      )}
      <DeleteDialog
        of={name}
        entity={toDelete}
        nameOf={nameOf}
        onConfirm={confirmDelete}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}
