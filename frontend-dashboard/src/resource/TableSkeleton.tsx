import { Skeleton, Spinner } from '@manjara/ui';
import table from './EntityTable.module.css';
import { TABLE_PAGE_SIZE } from './table';
import styles from './TableSkeleton.module.css';

/**
 * Placeholder rows as high as real ones, so that the scroll position can be restored before the
 * list is loaded.
 */
export const TableSkeleton = () => (
  <div className={styles.rows}>
    <span className={styles.spinner}>
      <Spinner size="s" />
    </span>
    <table className={table.table} aria-hidden="true">
      <thead className={table.head}>
        <tr>
          <th className={styles.head} colSpan={6} />
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: TABLE_PAGE_SIZE }, (_, row) => (
          <tr key={row}>
            <td className={table.select}>
              <span className={table.action} />
            </td>
            <td className={table.picture}>
              <Skeleton className={styles.picture} />
            </td>
            <td className={table.name}>
              <span className={table.title}>
                <Skeleton className={styles.line} />
              </span>
              <span className={table.otherName}>
                <Skeleton className={styles.line} />
              </span>
            </td>
            <td className={table.fact}>
              <Skeleton className={styles.line} />
            </td>
            <td className={table.date} />
            <td className={table.actions}>
              <span className={table.action} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
