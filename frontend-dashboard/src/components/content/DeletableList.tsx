import { toast, useText } from '@manjara/platform';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  IconButton,
  type IconName,
  Skeleton,
} from '@manjara/ui';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isSilent, serverMessage } from '../../lib/api/failure';
import { StaggeredList } from '../StaggeredList';
import styles from './DeletableList.module.css';

export interface DeletableListProps<T extends { _id: string }> {
  query: Pick<UseQueryResult<T[]>, 'data' | 'error' | 'refetch'>;
  remove: UseMutationResult<void, Error, string>;
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
    deleted: string;
  };
  /** Of the empty list. */
  icon: IconName;
  className?: string;
  itemClassName?: string;
  /** What is shown of an item beside its delete button. */
  children: (item: T) => ReactNode;
}

/** What a page of the site lists, each with delete (spec §2, §4). */
export function DeletableList<T extends { _id: string }>(props: DeletableListProps<T>) {
  const { nameOf, texts } = props;
  const [doomed, setDoomed] = useState<T | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const asked = useRef(false);

  // The button that opened the dialog is gone with its item; the keyboard goes on from the list.
  useEffect(() => {
    const closed = asked.current && !doomed;
    asked.current = doomed !== null;
    if (closed && document.activeElement === document.body) {
      frame.current?.focus({ preventScroll: true });
    }
  }, [doomed]);

  return (
    <div ref={frame} className={styles.frame} tabIndex={-1}>
      <Items {...props} onDelete={setDoomed} />
      <DeleteDialog
        id={doomed?._id ?? null}
        name={doomed ? nameOf(doomed) : ''}
        remove={props.remove}
        texts={texts}
        onClose={() => setDoomed(null)}
      />
    </div>
  );
}

function Items<T extends { _id: string }>(
  props: DeletableListProps<T> & { onDelete: (item: T) => void },
) {
  const { query, preview = Infinity, nameOf, texts, onDelete, children } = props;
  const { data: items, error, refetch } = query;
  const t = useText();
  const [all, setAll] = useState(false);

  if (error && !items) {
    return <ErrorState level={3} title={texts.failed} onRetry={() => void refetch()} />;
  }
  if (!items) return <Skeleton shape="block" />;
  if (items.length === 0) {
    return (
      <EmptyState level={3} icon={props.icon} title={texts.none}>
        {texts.noneText}
      </EmptyState>
    );
  }
  return (
    <>
      <StaggeredList
        items={all ? items : items.slice(0, preview)}
        className={props.className ?? styles.list}
        itemClassName={props.itemClassName ?? styles.item}
      >
        {(item) => (
          <>
            {children(item)}
            <IconButton
              icon="trash"
              variant="danger"
              label={texts.deleteLabel(nameOf(item))}
              title={t('common.delete')}
              onClick={() => onDelete(item)}
            />
          </>
        )}
      </StaggeredList>
      {items.length > preview && (
        <Button variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'common.showLess' : 'common.showMore')}
        </Button>
      )}
    </>
  );
}

interface DeleteDialogProps {
  /** Of the item in question; null closes the dialog. */
  id: string | null;
  name: string;
  remove: UseMutationResult<void, Error, string>;
  texts: DeletableListProps<{ _id: string }>['texts'];
  onClose: () => void;
}

function DeleteDialog({ id, name, remove, texts, onClose }: DeleteDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      open={id !== null}
      title={texts.deleteTitle}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        id !== null &&
        remove.mutate(id, {
          onSuccess: () => toast.success(texts.deleted),
          onError: (error) => {
            if (isSilent(error)) return;
            toast.error(serverMessage(error) ?? t('dashboard.errors.deleting'));
          },
          onSettled: onClose,
        })
      }
    >
      {texts.deleteQuestion}{' '}
      <strong>
        <bdi>{name}</bdi>
      </strong>
    </ConfirmDialog>
  );
}
