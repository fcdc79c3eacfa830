import { toast, useText } from '@manjara/platform';
import { Pagination } from '@manjara/ui';
import { useEffect, useRef, useState } from 'react';
import type { Inbox, InboxItem } from '../../../api/inbox';
import { Notice } from '../../../components/Notice';
import { StaggeredList } from '../../../components/StaggeredList';
import { findItems, PAGE_SIZE, sortItems } from '../hooks/inbox-list';
import { useNewItems } from '../hooks/useNewItems';
import { useDeleteItem } from '../hooks/useDeleteItem';
import { useInboxFilter } from '../hooks/useInboxFilter';
import { usePins } from '../hooks/usePins';
import { useToggleRead } from '../hooks/useToggleRead';
import { NewItems } from './NewItems';
import grid from './CardGrid.module.css';
import { DeleteItemDialog } from './DeleteItemDialog';
import { InboxCard } from './InboxCard';
import styles from './InboxList.module.css';
import { InboxToolbar } from './InboxToolbar';
import { NothingHere } from './NothingHere';

/** The cards of an inbox, with what finds and sorts them. */
export function InboxList({ inbox, items }: { inbox: Inbox; items: InboxItem[] }) {
  const t = useText();
  const { filter, change, hrefFor, clear } = useInboxFilter();
  const { pins, setPinned } = usePins(inbox);
  const toggleRead = useToggleRead(inbox);
  const { remove, failed } = useDeleteItem(inbox);
  const [itemToDelete, setItemToDelete] = useState<InboxItem | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const newItems = useNewItems(items, list, itemToDelete !== null || filter.page > 1);

  const [gone, setGone] = useState(0);
  // The card that held the focus is gone.
  useEffect(() => {
    if (gone > 0) document.getElementById('screen-title')?.focus();
  }, [gone]);

  const found = sortItems(findItems(newItems.settled, filter), pins);
  const pageCount = Math.ceil(found.length / PAGE_SIZE);
  const page = Math.min(filter.page, Math.max(1, pageCount));
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

  return (
    <>
      <InboxToolbar inbox={inbox} filter={filter} onChange={change} found={found} />
      <NewItems
        inbox={inbox}
        newItems={newItems}
        onShow={() => {
          newItems.settle();
          if (filter.page > 1) change({ page: 1 });
          window.scrollTo({ top: 0 });
          document.getElementById('screen-title')?.focus();
        }}
      />
      {failed && (
        <div className={styles.failed}>
          <Notice tone="error">
            {t('dashboard.inbox.deleteFailed')} <bdi>{failed}</bdi>
          </Notice>
        </div>
      )}
      {shown.length === 0 && (
        <NothingHere
          inbox={inbox}
          filtered={newItems.settled.length > 0}
          search={filter.search}
          onClear={clear}
        />
      )}
      <div ref={list}>
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
              onRead={(read, isRead) => {
                toggleRead(read, isRead);
                if (filter.unread && isRead) setGone((count) => count + 1);
              }}
              onDelete={setItemToDelete}
            />
          )}
        </StaggeredList>
      </div>
      <Pagination className={styles.pages} page={page} pageCount={pageCount} hrefFor={hrefFor} />
      <DeleteItemDialog
        inbox={inbox}
        item={itemToDelete}
        onConfirm={(item) => {
          remove(item);
          setGone((count) => count + 1);
        }}
        onClose={() => setItemToDelete(null)}
      />
    </>
  );
}
