import { useLanguage, useText } from '@manjara/platform';
import { Button, EmptyState, ErrorState, IconButton, Skeleton, VisuallyHidden } from '@manjara/ui';
import { useEffect, useRef, useState } from 'react';
import { useShownItems } from '../preview/PreviewProvider';
import { DeleteDialog } from '../lists/DeleteDialog';
import { SortArea } from '../lists/SortArea';
import { StaggeredList } from '../lists/StaggeredList';
import { useDelete } from '../lists/useDelete';
import { useItems } from './useItems';
import { useReorder } from './useReorder';
import type { Item, ItemList } from './define-item-list';
import { EditItem } from './EditItem';
import styles from './EditableList.module.css';
import { OrderableItem } from '../lists/OrderableItem';

/** A list on a page of the site: items can be moved, edited and deleted (spec §2, §4). */
export function EditableList({ list }: { list: ItemList }) {
  const { name, texts } = list;
  const t = useText();
  const { language } = useLanguage();
  const { remove } = useDelete({ kind: name, deleted: t(`dashboard.${texts}.deleted`) });
  const [itemToDelete, setItemToDelete] = useState<Item | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [deletions, setDeletions] = useState(0);

  // The button that opened the dialog is removed with its item, so move focus to the list.
  useEffect(() => {
    if (deletions > 0) frame.current?.focus({ preventScroll: true });
  }, [deletions]);

  const closeDialog = (deleted: boolean) => {
    setItemToDelete(null);
    if (deleted) setDeletions((count) => count + 1);
  };
  return (
    <div ref={frame} className={styles.frame} tabIndex={-1}>
      <Items list={list} onDelete={setItemToDelete} />
      {list.DeleteDialog ? (
        <list.DeleteDialog list={list} item={itemToDelete} onClose={closeDialog} />
      ) : (
        <DeleteDialog
          title={t(`dashboard.${texts}.deleteTitle`)}
          question={t(`dashboard.${texts}.deleteQuestion`)}
          names={itemToDelete ? [list.nameOf(itemToDelete, language)] : []}
          onClose={() => setItemToDelete(null)}
          onConfirm={() => {
            if (itemToDelete) remove(itemToDelete._id, list.nameOf(itemToDelete, language));
            setDeletions((count) => count + 1);
          }}
        />
      )}
    </div>
  );
}

interface ItemsProps {
  list: ItemList;
  onDelete: (item: Item) => void;
}

function Items({ list, onDelete }: ItemsProps) {
  const { path, texts, shownAtFirst = Infinity, grid, Item } = list;
  const t = useText();
  const { language } = useLanguage();
  const { data, error, refetch } = useItems<Item>(path);
  const reorder = useReorder(path);
  useShownItems(list.toDraft, data);
  const [all, setAll] = useState(false);
  const [count, setCount] = useState(data?.length);
  const [edited, setEdited] = useState<Item>();
  const [closedId, setClosedId] = useState<string>();

  // A new item is added to the end of the list, where the toggle would hide it.
  if (data && data.length !== count) {
    if (count !== undefined && data.length > count) setAll(true);
    setCount(data.length);
  }
  if (error && !data) {
    return (
      <ErrorState level={3} title={t(`dashboard.${texts}.failed`)} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton shape="block" />;
  // Keep the edited item on the screen even if it is deleted elsewhere.
  const lost = edited && !data.some(({ _id }) => _id === edited._id);
  const items = lost ? [...data, edited] : data;
  if (items.length === 0) {
    return (
      <EmptyState level={3} icon={list.icon} title={t(`dashboard.${texts}.none`)}>
        {t(`dashboard.${texts}.noneText`)}
      </EmptyState>
    );
  }
  const shown = all || lost ? items : items.slice(0, shownAtFirst);
  const move = (from: number, to: number) => reorder.move(items, from, to);
  const close = (item: Item) => {
    setEdited(undefined);
    setClosedId(item._id);
  };
  return (
    <>
      <SortArea ids={shown.map(({ _id }) => _id)} onMove={move}>
        <StaggeredList
          items={shown}
          className={grid ? grid.list : styles.list}
          itemClassName={grid ? grid.item : styles.item}
        >
          {(item) => {
            if (edited?._id === item._id) {
              return <EditItem list={list} item={item} onClose={() => close(item)} />;
            }
            const name = list.nameOf(item, language);
            return (
              <OrderableItem
                id={item._id}
                name={name}
                index={shown.indexOf(item)}
                count={items.length}
                onMove={move}
                inGrid={grid !== undefined}
                actions={
                  <>
                    <IconButton
                      icon="edit"
                      size="s"
                      label={t('dashboard.order.editName', { name })}
                      title={t('common.edit')}
                      // Focus the button again after its form is closed.
                      autoFocus={closedId === item._id}
                      onFocus={() => setClosedId(undefined)}
                      onClick={() => setEdited(item)}
                    />
                    <IconButton
                      icon="trash"
                      size="s"
                      variant="danger"
                      label={t(`dashboard.${texts}.delete`, { name })}
                      title={t('common.delete')}
                      onClick={() => onDelete(item)}
                    />
                  </>
                }
              >
                <Item item={item} />
              </OrderableItem>
            );
          }}
        </StaggeredList>
      </SortArea>
      <VisuallyHidden role="status">{reorder.announcement}</VisuallyHidden>
      {items.length > shownAtFirst && (
        <Button variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'common.showLess' : 'common.showMore')}
        </Button>
      )}
    </>
  );
}
