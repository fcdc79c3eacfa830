import { useText } from '@manjara/platform';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  IconButton,
  type IconName,
  Skeleton,
  VisuallyHidden,
} from '@manjara/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Remove } from '../../hooks/useDelete';
import type { Reorder } from '../../hooks/useReorder';
import { SortArea } from '../SortArea';
import { StaggeredList } from '../StaggeredList';
import { TrashNote } from '../TrashNote';
import { OrderableItem } from './OrderableItem';
import styles from './EditableList.module.css';

export interface EditableListProps<T extends { _id: string }> {
  query: Pick<UseQueryResult<T[]>, 'data' | 'error' | 'refetch'>;
  remove: Remove;
  reorder: Reorder;
  /** Edits an item in its place; absent where items are not edited. */
  edit?: (item: T, close: () => void) => ReactNode;
  /** Items lie beside each other. */
  inGrid?: boolean;
  /** How many are shown before the toggle (spec §9); all, if it is not given. */
  preview?: number;
  /** How an item is called, in the page's language. */
  nameOf: (item: T) => string;
  texts: {
    failed: string;
    none: string;
    noneText: string;
    /** The name of an item's button. */
    deleteLabel: (name: string) => string;
    deleteTitle: string;
    deleteQuestion: string;
  };
  /** Of the empty list. */
  icon: IconName;
  className?: string;
  itemClassName?: string;
  /** What is shown of an item beside its delete button. */
  children: (item: T) => ReactNode;
}

/** What a page of the site lists: each can be moved, edited and deleted (spec §2, §4). */
export function EditableList<T extends { _id: string }>(props: EditableListProps<T>) {
  const { remove, nameOf, texts } = props;
  const [itemToDelete, setItemToDelete] = useState<T | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [deletions, setDeletions] = useState(0);

  // The button that opened the dialog is removed with its item, so move focus to the list.
  useEffect(() => {
    if (deletions > 0) frame.current?.focus({ preventScroll: true });
  }, [deletions]);

  return (
    <div ref={frame} className={styles.frame} tabIndex={-1}>
      <Items {...props} onDelete={setItemToDelete} />
      <ConfirmDialog
        open={itemToDelete !== null}
        title={texts.deleteTitle}
        onCancel={() => setItemToDelete(null)}
        onConfirm={() => {
          if (itemToDelete) remove(itemToDelete._id, nameOf(itemToDelete));
          setItemToDelete(null);
          setDeletions((count) => count + 1);
        }}
      >
        <p>
          {texts.deleteQuestion}{' '}
          <strong>
            <bdi>{itemToDelete && nameOf(itemToDelete)}</bdi>
          </strong>
        </p>
        <TrashNote />
      </ConfirmDialog>
    </div>
  );
}

function Items<T extends { _id: string }>(
  props: EditableListProps<T> & { onDelete: (item: T) => void },
) {
  const { query, reorder, preview = Infinity, nameOf, texts, onDelete, children } = props;
  const { edit, inGrid = false } = props;
  const { data, error, refetch } = query;
  const t = useText();
  const [all, setAll] = useState(false);
  const [count, setCount] = useState(data?.length);
  const [edited, setEdited] = useState<T>();
  const [closedId, setClosedId] = useState<string>();

  // One that was just added stands at the list's end, where the toggle would hide it.
  if (data && data.length !== count) {
    if (count !== undefined && data.length > count) setAll(true);
    setCount(data.length);
  }
  if (error && !data) {
    return <ErrorState level={3} title={texts.failed} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="block" />;
  // Keep the edited item on the screen even if it is deleted elsewhere.
  const lost = edited && !data.some(({ _id }) => _id === edited._id);
  const items = lost ? [...data, edited] : data;
  if (items.length === 0) {
    return (
      <EmptyState level={3} icon={props.icon} title={texts.none}>
        {texts.noneText}
      </EmptyState>
    );
  }
  const shown = all || lost ? items : items.slice(0, preview);
  const move = (from: number, to: number) => reorder.move(items, from, to);
  return (
    <>
      <SortArea ids={shown.map(({ _id }) => _id)} onMove={move}>
        <StaggeredList
          items={shown}
          className={props.className ?? styles.list}
          itemClassName={props.itemClassName ?? styles.item}
        >
          {(item) =>
            edit && edited?._id === item._id ? (
              edit(item, () => {
                setEdited(undefined);
                setClosedId(item._id);
              })
            ) : (
              <OrderableItem
                id={item._id}
                name={nameOf(item)}
                index={shown.indexOf(item)}
                count={items.length}
                onMove={move}
                inGrid={inGrid}
                actions={
                  <>
                    {edit && (
                      <IconButton
                        icon="edit"
                        size="s"
                        label={t('dashboard.order.editName', { name: nameOf(item) })}
                        title={t('common.edit')}
                        // The form that it has opened gives way to it.
                        autoFocus={closedId === item._id}
                        onFocus={() => setClosedId(undefined)}
                        onClick={() => setEdited(item)}
                      />
                    )}
                    <IconButton
                      icon="trash"
                      size="s"
                      variant="danger"
                      label={texts.deleteLabel(nameOf(item))}
                      title={t('common.delete')}
                      onClick={() => onDelete(item)}
                    />
                  </>
                }
              >
                {children(item)}
              </OrderableItem>
            )
          }
        </StaggeredList>
      </SortArea>
      <VisuallyHidden role="status">{reorder.announcement}</VisuallyHidden>
      {items.length > preview && (
        <Button variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'common.showLess' : 'common.showMore')}
        </Button>
      )}
    </>
  );
}
