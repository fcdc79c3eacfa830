import { Navigate, toast, useText } from '@manjara/platform';
import { EmptyState, Pagination } from '@manjara/ui';
import { useRef, useState } from 'react';
import { type Inbox, type InboxItem, type InboxPage, PAGE_SIZE } from '../../api/inbox/inbox';
import { DeleteDialog } from '../../lists/DeleteDialog';
import { NoMatch } from '../../lists/NoMatch';
import { Notice } from '../../page/Notice';
import { StaggeredList } from '../../lists/StaggeredList';
import { focusTitle, useFocusTitleLater } from '../../lists/useKeepFocus';
import { usePins } from '../../api/inbox/pins';
import { useDeleteItem } from './useDeleteItem';
import type { InboxState } from './useInbox';
import { useMarkItem } from './useMarkItem';
import { useNewItems } from './useNewItems';
import { InboxCard } from './card/InboxCard';
import styles from './InboxList.module.css';
import { NewItems } from './NewItems';

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
  const { markRead, markReplied } = useMarkItem(inbox);
  const { remove, failed } = useDeleteItem(inbox);
  const [itemToDelete, setItemToDelete] = useState<InboxItem | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const wanted = `${filter.search}|${filter.unread}|${filter.item}`;
  const [listKey, setListKey] = useState(wanted);
  if (!isPrevious && listKey !== wanted) setListKey(wanted);
  const isFirst = filter.page === 1;
  const hold = itemToDelete !== null || !isFirst;
  const newItems = useNewItems(first.items, { listKey, list, hold });

  const focusTitleLater = useFocusTitleLater();

  const shown = sortItems(isFirst ? newItems.settled : page.items, pins, filter.item);
  const pageCount = Math.ceil(page.total / PAGE_SIZE);
  if (!isPrevious && page.total > 0 && filter.page > pageCount) {
    return <Navigate to={hrefFor(pageCount)} replace />;
  }

  /** Under the unread filter, an item leaves the list when it is read. */
  function onMarked(item: InboxItem, isRead: boolean) {
    if (filter.unread && isRead && !item.isRead) focusTitleLater();
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
            {t('dashboard.inbox.deleteFailed')} <bdi>{failed.name}</bdi>
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
          <EmptyState icon="inbox" title={t(`dashboard.inbox.${inbox}.none`)}>
            {t(`dashboard.inbox.${inbox}.noneText`)}
          </EmptyState>
        ))}
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
                onMarked(item, isRead);
              }}
              onReplied={(replied) => {
                markReplied(item, replied);
                onMarked(item, replied);
              }}
              onDelete={() => setItemToDelete(item)}
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
      <DeleteDialog
        title={t(`dashboard.inbox.${inbox}.deleteTitle`)}
        question={t(`dashboard.inbox.${inbox}.deleteQuestion`)}
        names={itemToDelete ? [itemToDelete.name] : []}
        onConfirm={() => {
          if (itemToDelete) remove(itemToDelete);
          focusTitleLater();
        }}
        onClose={() => setItemToDelete(null)}
      />
    </>
  );
}
