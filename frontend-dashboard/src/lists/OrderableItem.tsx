import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useText } from '@manjara/platform';
import { Icon, IconButton } from '@manjara/ui';
import type { ReactNode } from 'react';
import styles from './OrderableItem.module.css';

export interface OrderableItemProps {
  id: string;
  /** In the page's language. */
  name: string;
  /** Counts from 0. */
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  /** Whether the list is a grid: the item then moves sideways. */
  inGrid: boolean;
  /** Other buttons of the item. */
  actions: ReactNode;
  children: ReactNode;
}

/** An item of a sortable list: dragged by its handle, or moved with buttons. */
export function OrderableItem(props: OrderableItemProps) {
  const { id, name, index, count, onMove, inGrid, actions, children } = props;
  const t = useText();
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  return (
    <div
      ref={setNodeRef}
      className={inGrid ? styles.card : styles.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span className={styles.handle} aria-hidden="true" {...listeners}>
        <Icon name="grip" size={18} />
      </span>
      <div className={styles.content}>{children}</div>
      <div className={styles.actions} role="group" aria-label={name}>
        <IconButton
          icon={inGrid ? 'chevron-start' : 'chevron-up'}
          size="s"
          label={t('dashboard.order.earlier', { name })}
          title={t('dashboard.order.earlier', { name })}
          aria-disabled={index === 0 || undefined}
          onClick={() => onMove(index, index - 1)}
        />
        <IconButton
          icon={inGrid ? 'chevron-end' : 'chevron-down'}
          size="s"
          label={t('dashboard.order.later', { name })}
          title={t('dashboard.order.later', { name })}
          aria-disabled={index === count - 1 || undefined}
          onClick={() => onMove(index, index + 1)}
        />
        {actions}
      </div>
    </div>
  );
}
