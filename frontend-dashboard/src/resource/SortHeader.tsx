import { Icon } from '@manjara/ui';
import type { ReactNode } from 'react';
import styles from './SortHeader.module.css';

export interface SortHeaderProps {
  field: string;
  isDate: boolean;
  sort: string;
  onSort: (sort: string) => void;
  children: ReactNode;
}

/** A column's head that sorts by it; pressed again, the other way round. */
export function SortHeader({ field, isDate, sort, onSort, children }: SortHeaderProps) {
  const up = sort === field;
  const down = sort === `-${field}`;
  const order = up ? 'ascending' : down ? 'descending' : undefined;
  // Names sort ascending first, dates newest first.
  const first = isDate ? `-${field}` : field;
  const next = up ? `-${field}` : down ? field : first;
  return (
    <th role="columnheader" scope="col" aria-sort={order}>
      <button type="button" className={styles.sort} onClick={() => onSort(next)}>
        <span>{children}</span>
        {order && <Icon name={up ? 'arrow-up' : 'arrow-down'} size={16} />}
      </button>
    </th>
  );
}
