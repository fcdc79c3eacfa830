import { progressAfter } from '@manjara/contracts';
import { Navigate, toast, useText } from '@manjara/platform';
import { EmptyState, Pagination } from '@manjara/ui';
import { useRef, useState } from 'react';
import { type Inbox, type InboxItem, type InboxPage, PAGE_SIZE } from '../../api/inbox/inbox';
import { DeleteDialog } from '../../lists/DeleteDialog';
import { NoMatch } from '../../lists/NoMatch';
import { Notice } from '../../page/Notice';
import { SelectBox } from '../../lists/SelectBox';
import { SELECT_ALL, SelectionBar } from '../../lists/SelectionBar';
import { StaggeredList } from '../../lists/StaggeredList';
import { focusTitle, useFocusTitleLater } from '../../lists/useKeepFocus';
import { useSelection } from '../../lists/useSelection';
import { usePins } from '../../api/inbox/pins';
import { useChangeItems } from './useChangeItems';
import { useDeleteItem } from './useDeleteItem';
import { isWithin } from './inbox-filter';
import type { InboxState } from './useInbox';
import { useMarkItem } from './useMarkItem';
import { useNewItems } from './useNewItems';
import { InboxCard } from './card/InboxCard';
import styles from './InboxList.module.css';
import { NewItems } from './NewItems';
import { NoteDialog } from './note/NoteDialog';
import { SelectionButtons } from './SelectionButtons';

/** Pinned ones first, and both parts by the date, newest first (spec §4). */
function sortItems(
  items: readonly InboxItem[],
  pins: ReadonlySet<string>,
  first: string | undefined,
): InboxItem[] {
  const rank = ({ _id }: InboxItem) => (_id === first ? 2 : Number(pins.has(_id)));
  return items.toSorted(
    (a, b) => rank(b) - rank(a) || Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
}

export interface InboxCardsProps {
  inbox: Inbox;
  state: InboxState;
  page: InboxPage;
  /** The first page, which receives new items. */
  first: InboxPage;
}

/** One page of cards with their actions. */
export function InboxCards({ inbox, state, page, first }: InboxCardsProps) {
  const t = useText();
  const { filter, change, hrefFor, clear, isPrevious } = state;
  const { pins, setPinned } = usePins(inbox);
  const { markRead, markReplied, setProgress } = useMarkItem(inbox);
  const [toDelete, setToDelete] = useState<readonly InboxItem[]>([]);
  const [noted, setNoted] = useState<InboxItem | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const wanted = JSON.stringify({ ...filter, page: undefined });
  const [listKey, setListKey] = useState(wanted);
  if (!isPrevious && listKey !== wanted) setListKey(wanted);
  const isFirst = filter.page === 1;
  const hold = toDelete.length > 0 || noted !== null || !isFirst;
  const newItems = useNewItems(first.items, { listKey, list, hold });

  const focusTitleLater = useFocusTitleLater();

  const shown = sortItems(isFirst ? newItems.settled : page.items, pins, filter.item);
  const selection = useSelection(shown, JSON.stringify(filter));
  const { counted, running, run } = useChangeItems(inbox, selection.deselect);
  const { remove, failed } = useDeleteItem(inbox, counted);
  const pageCount = Math.ceil(page.total / PAGE_SIZE);
  if (!isPrevious && page.total > 0 && filter.page > pageCount) {
    return <Navigate to={hrefFor(pageCount)} replace />;
  }

  /** A change may take the item, with its focused button, out of the filter. */
  function onMarked(item: InboxItem, change: Partial<InboxItem>) {
    if (!isWithin(filter, { ...item, ...change })) focusTitleLater();
  }

  function moveToSpam(items: readonly InboxItem[], spam: boolean) {
    focusTitleLater();
    return run(items, { spam });
  }

  return (
    <>
      <NewItems
        inbox={inbox}
        newItems={newItems}
        onShow={() => {
          newItems.settle();
          if (!isFirst) change({ page: 1 });
          window.scrollTo({ top: 0 });
          focusTitle();
        }}
      />
      {failed && (
        <div className={styles.notice}>
          <Notice tone="error">
            {t('dashboard.inbox.deleteFailed')} <bdi>{failed.names}</bdi>
            {failed.reason && <p>{failed.reason}</p>}
          </Notice>
        </div>
      )}
      {shown.length === 0 &&
        (filter.search || filter.unread ? (
          <NoMatch
            title={t(`dashboard.inbox.${inbox}.noMatch`)}
            text={t('dashboard.inbox.noMatchText')}
            search={filter.search}
            clearLabel={t('dashboard.inbox.showAll')}
            onClear={clear}
          />
        ) : (
          <EmptyState
            icon="inbox"
            title={t(
              filter.folder
                ? `dashboard.inbox.${inbox}.noneIn.${filter.folder}`
                : `dashboard.inbox.${inbox}.none`,
            )}
          >
            {filter.folder ? null : t(`dashboard.inbox.${inbox}.noneText`)}
          </EmptyState>
        ))}
      {shown.length > 0 && (
        <SelectBox
          id={SELECT_ALL}
          label={t('dashboard.selection.all')}
          checked={selection.all}
          some={selection.some}
          onChange={selection.toggleAll}
        >
          <span>{t('dashboard.selection.all')}</span>
        </SelectBox>
      )}
      <div ref={list} aria-busy={isPrevious || undefined}>
        <StaggeredList
          items={shown}
          className={styles.cards}
          itemClassName={styles.item}
          label={t(`dashboard.inbox.${inbox}.title`)}
        >
          {(item) => (
            <InboxCard
              inbox={inbox}
              item={item}
              pinned={pins.has(item._id)}
              onPin={(pinned) => {
                setPinned(item._id, pinned);
                const key = pinned ? 'pinnedNow' : 'unpinnedNow';
                toast.info(t(`dashboard.inbox.${key}`, { name: item.name }), { id: item._id });
              }}
              onRead={(isRead) => {
                markRead(item, isRead);
                onMarked(item, { isRead, progress: progressAfter(item, { isRead }) });
              }}
              onReplied={(replied) => {
                markReplied(item, replied);
                if (!replied) return;
                onMarked(item, { isRead: true, progress: progressAfter(item, { replied }) });
              }}
              onProgress={(progress) => {
                setProgress(item, progress);
                onMarked(item, { isRead: item.isRead || progress !== 'new', progress });
              }}
              onNote={() => setNoted(item)}
              onSpam={(spam) => void moveToSpam([item], spam)}
              selected={selection.has(item)}
              onSelect={() => selection.toggle(item)}
              onDelete={() => setToDelete([item])}
            />
          )}
        </StaggeredList>
      </div>
      <Pagination
        className={styles.pages}
        page={filter.page}
        pageCount={pageCount}
        hrefFor={hrefFor}
      />
      <SelectionBar count={selection.selected.length} onClear={selection.clear}>
        <SelectionButtons
          isSpam={filter.folder === 'spam'}
          busy={running}
          onChange={(change) => void run(selection.selected, change)}
          onDelete={() => setToDelete(selection.selected)}
        />
      </SelectionBar>
      {noted && <NoteDialog inbox={inbox} item={noted} onClose={() => setNoted(null)} />}
      <DeleteDialog
        title={t(`dashboard.inbox.${inbox}.deleteTitle`)}
        counted={counted}
        question={t(`dashboard.inbox.${inbox}.deleteQuestion`)}
        names={toDelete.map(({ name }) => name)}
        onConfirm={() => {
          remove(toDelete);
          focusTitleLater();
        }}
        onClose={() => setToDelete([])}
      />
    </>
  );
}
