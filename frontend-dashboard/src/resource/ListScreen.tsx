import type { Status } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { ButtonLink, EmptyState } from '@manjara/ui';
import { lazy, Suspense, useState } from 'react';
import type { MenuAction } from '../lists/ActionMenu';
import { DeleteDialog } from '../lists/DeleteDialog';
import { NoMatch } from '../lists/NoMatch';
import { PagedList } from '../lists/PagedList';
import { SelectionBar } from '../lists/SelectionBar';
import { PageHeading } from '../page/PageHeading';
import { FROM_LIST } from '../page/useBackToList';
import { useCounted } from '../format/useCounted';
import { useDelete } from '../lists/useDelete';
import { useFocusTitleLater } from '../lists/useKeepFocus';
import { useSelection } from '../lists/useSelection';
import { pathsOf, type Resource } from './define-resource';
import { DraftTabs, OtherMatches } from './DraftTabs';
import { EntityTable } from './EntityTable';
import styles from './ListScreen.module.css';
import type { Entity } from './entity';
import { GroupButtons } from './GroupButtons';
import { ScheduleDialog } from './schedule/ScheduleDialog';
import { TABLE_PAGE_SIZE } from './table';
import { TableSkeleton } from './TableSkeleton';
import { TableToolbar } from './TableToolbar';
import { useDuplicate } from './useEntity';
import { useEntityList } from './useEntityList';
import { useGroupActions } from './useGroupActions';
import { usePinned } from './usePinned';
import { useEntityName } from './useResourceLabels';
import { useTableFilter } from './useTableFilter';

// Loaded only where something is pinned: it brings the drag-and-drop library.
const PinnedList = lazy(() => import(/* webpackChunkName: "dash-pinned" */ './PinnedList'));

export interface ListScreenProps {
  resource: Resource;
  status?: Status;
}

/**
 * Table of published entities (newest first) or drafts (last saved first): searched, filtered,
 * sorted, in pages, changed one or several (spec §2).
 */
export function ListScreen({ resource, status = 'published' }: ListScreenProps) {
  const { name, icon } = resource;
  const drafts = status === 'draft';
  const of = drafts ? 'drafts' : name;
  const t = useText();
  const { locale } = useLanguage();
  const numberOf = useCounted();
  const nameOf = useEntityName(resource);
  const table = useTableFilter(resource, status);
  const { filter, change, hrefFor, clear } = table;
  const list = useEntityList(resource, status, filter);
  const { items: entities = [], total = 0 } = list.data ?? {};
  const pageCount = Math.ceil(total / TABLE_PAGE_SIZE);
  const counted = (count: number) => t(`dashboard.${of}.count`, numberOf(count));

  const pinned = usePinned(drafts ? { ...resource, pinned: undefined } : resource);
  const duplicate = useDuplicate(resource);
  const selection = useSelection(entities, JSON.stringify(filter));
  const actions = useGroupActions({ resource, drafts, counted, onDone: selection.deselect });
  const { removeAll } = useDelete({ kind: name, deleted: t(`dashboard.${of}.deleted`), counted });
  const [toDelete, setToDelete] = useState<readonly Entity[]>([]);
  const [toSchedule, setToSchedule] = useState<Entity | null>(null);
  const focusTitleLater = useFocusTitleLater();

  function confirmDelete() {
    removeAll(toDelete.map((entity) => ({ id: entity._id, name: nameOf(entity) })));
    focusTitleLater();
  }

  function menuOf(entity: Entity): MenuAction[] {
    const { statusChange, run } = actions;
    const changeStatus: MenuAction = {
      icon: statusChange.icon,
      label: statusChange.label,
      onSelect: () => void run(statusChange, [entity]),
    };
    if (drafts) {
      const choose: MenuAction = {
        icon: 'clock',
        label: t(`dashboard.schedule.${entity.publishAt ? 'change' : 'open'}`),
        onSelect: () => setToSchedule(entity),
      };
      const cancel: MenuAction = {
        icon: 'close',
        label: t('dashboard.schedule.cancel'),
        onSelect: () => void run(actions.scheduleAt(''), [entity]),
      };
      return [changeStatus, choose, ...(entity.publishAt ? [cancel] : [])];
    }
    const isPinned = pinned.has(entity);
    const pin: MenuAction = {
      icon: isPinned ? 'pin-off' : 'pin',
      label: t(`dashboard.pinned.${isPinned ? 'remove' : 'title'}`),
      onSelect: () => pinned.toggle(entity),
    };
    const copy: MenuAction = {
      icon: 'layers',
      label: t('dashboard.drafts.duplicate'),
      onSelect: () => duplicate(entity),
    };
    return [
      ...(resource.pinned ? [pin] : []),
      ...(resource.duplicates ? [copy] : []),
      changeStatus,
    ];
  }

  const add = (
    <ButtonLink to={pathsOf(resource).add} state={FROM_LIST} icon="plus">
      {t(`dashboard.${name}.addTitle`)}
    </ButtonLink>
  );
  const isFiltered = Boolean(filter.search || filter.category || total);
  return (
    <>
      <PageHeading title={t(`dashboard.${name}.title`)} actions={add}>
        <span role="status">
          {list.data && !list.error && (
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
      {!drafts && pinned.items.length > 0 && (
        <Suspense>
          <PinnedList pinned={pinned} />
        </Suspense>
      )}
      <TableToolbar resource={resource} table={table} />
      <OtherMatches resource={resource} filter={filter} status={drafts ? 'published' : 'draft'} />
      <PagedList
        query={list}
        page={filter.page}
        pageSize={TABLE_PAGE_SIZE}
        hrefFor={hrefFor}
        failed={{
          title: t(`dashboard.${of}.listFailed`),
          text: !drafts && t(`dashboard.${name}.listFailedText`),
        }}
        loading={<TableSkeleton />}
        empty={
          isFiltered ? (
            <NoMatch
              title={t(`dashboard.${name}.noMatch`)}
              text={t(`dashboard.${name}.noMatchText`)}
              search={filter.search}
              clearLabel={t(`dashboard.${name}.clearFilter`)}
              onClear={clear}
            />
          ) : (
            <EmptyState
              icon={icon}
              title={t(`dashboard.${of}.none`)}
              action={drafts ? undefined : add}
            >
              {t(`dashboard.${of}.noneText`)}
            </EmptyState>
          )
        }
      >
        {(items) => (
          <EntityTable
            resource={resource}
            status={status}
            entities={items}
            selection={selection}
            sort={filter.sort}
            onSort={(sort) => change({ sort })}
            onDelete={(entity) => setToDelete([entity])}
            menuOf={menuOf}
            isPinned={pinned.has}
            stale={list.isPlaceholderData}
          />
        )}
      </PagedList>
      <SelectionBar count={selection.selected.length} onClear={selection.clear}>
        <GroupButtons
          selected={selection.selected}
          actions={actions}
          onDelete={() => setToDelete(selection.selected)}
        />
      </SelectionBar>
      {toSchedule && (
        <ScheduleDialog
          publishAt={toSchedule.publishAt}
          onClose={() => setToSchedule(null)}
          onChoose={(publishAt) => void actions.run(actions.scheduleAt(publishAt), [toSchedule])}
        />
      )}
      <DeleteDialog
        title={t(`dashboard.${of}.deleteTitle`)}
        counted={counted}
        question={t(`dashboard.${of}.deleteQuestion`)}
        names={toDelete.map(nameOf)}
        onConfirm={confirmDelete}
        onClose={() => setToDelete([])}
      />
    </>
  );
}
