import { Navigate, toast, useText } from '@manjara/platform';
import { Pagination } from '@manjara/ui';
import { useEffect, useRef, useState } from 'react';
import { type Inbox, type InboxItem, type InboxPage, PAGE_SIZE } from '../../../api/inbox';
import { DeleteDialog } from '../../../components/DeleteDialog';
import { Notice } from '../../../components/Notice';
import { StaggeredList } from '../../../components/StaggeredList';
import { sortItems } from '../hooks/inbox-list';
import { useDeleteItem } from '../hooks/useDeleteItem';
import type { useInboxFilter } from '../hooks/useInboxFilter';
import { useMarkItem } from '../hooks/useMarkItem';
import { useNewItems } from '../hooks/useNewItems';
import { usePins } from '../hooks/usePins';
import grid from './CardGrid.module.css';
import { InboxCard } from './InboxCard';
import styles from './InboxList.module.css';
import { NewItems } from './NewItems';
import { NothingHere } from './NothingHere';

type Part = Pick<InboxPage, 'items' | 'total'>;

export interface InboxCardsProps {
  inbox: Inbox;
  filters: ReturnType<typeof useInboxFilter>;
  page: Part;
  /** The first page, which receives new items. */
  first: Part;
  /** Both still show the previous filter. */
  isPrevious: boolean;
}

/** One page of cards with their actions. */
export function InboxCards({ inbox, filters, page, first, isPrevious }: InboxCardsProps) {
  const t = useText();
  const { filter, change, hrefFor, clear } = filters;
  const { pins, setPinned } = usePins(inbox);
  const { markRead, markReplied } = useMarkItem(inbox);
  const { remove, failed } = useDeleteItem(inbox);
  const [itemToDelete, setItemToDelete] = useState<InboxItem | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const wanted = `${filter.search}|${filter.unread}`;
  const [listKey, setListKey] = useState(wanted);
  if (!isPrevious && listKey !== wanted) setListKey(wanted);
  const isFirst = filter.page === 1;
  const hold = itemToDelete !== null || !isFirst;
  const newItems = useNewItems(first.items, { listKey, list, hold });

  const [gone, setGone] = useState(0);
  // The focused card was removed: move the focus to the heading.
  useEffect(() => {
    if (gone > 0) document.getElementById('screen-title')?.focus();
  }, [gone]);

  const shown = sortItems(isFirst ? newItems.settled : page.items, pins);
  const pageCount = Math.ceil(page.total / PAGE_SIZE);
  if (!isPrevious && page.total > 0 && filter.page > pageCount) {
    return <Navigate to={hrefFor(pageCount)} replace />;
  }

  function mark(item: InboxItem, isRead: boolean, send: () => void) {
    send();
    if (filter.unread && isRead && !item.isRead) setGone((count) => count + 1);
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
          document.getElementById('screen-title')?.focus();
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
      {shown.length === 0 && (
        <NothingHere
          inbox={inbox}
          filtered={filter.search !== '' || filter.unread}
          search={filter.search}
          onClear={clear}
        />
      )}
      <div ref={list} aria-busy={isPrevious || undefined}>
        <StaggeredList
          items={shown}
          className={grid.cards}
          itemClassName={styles.item}
          label={t(`dashboard.inbox.${inbox}.title`)}
        >
          {(item) => (
            <InboxCard
              inbox={inbox}
              item={item}
              pinned={pins.has(item._id)}
              onPin={({ _id, name }, pinned) => {
                setPinned(_id, pinned);
                const said = t(`dashboard.inbox.${pinned ? 'pinnedNow' : 'unpinnedNow'}`, { name });
                toast.info(said, { id: _id });
              }}
              onRead={(read, isRead) => mark(read, isRead, () => markRead(read, isRead))}
              onReplied={(answered, replied) =>
                mark(answered, replied, () => markReplied(answered, replied))
              }
              onDelete={setItemToDelete}
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
          setGone((count) => count + 1);
        }}
        onClose={() => setItemToDelete(null)}
      />
    </>
  );
}
