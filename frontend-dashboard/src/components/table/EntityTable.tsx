import type { Language } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import type { SortField, TableEntity, TableSort } from '../../lib/table';
import { EntityRow } from './EntityRow';
import styles from './EntityTable.module.css';
import { SortHeader } from './SortHeader';

export interface TableColumn<E> {
  head: string;
  text: (entity: E, language: Language) => string;
  /** Given where the table can be sorted by it. */
  field?: SortField;
}

export interface EntityTableProps<E extends TableEntity> {
  entities: E[];
  /** What an entity is called, in both languages. */
  name: TableColumn<E>;
  /** What else tells it apart. */
  fact: TableColumn<E>;
  editPath: (entity: E) => string;
  /** Where the public site shows it. */
  viewPath: (entity: E) => string;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  onDelete: (entity: E) => void;
  /** The next page is on its way; this one is still shown. */
  stale: boolean;
}

/**
 * A list as a table, and as cards on phones. The roles are written out because a table that is
 * laid out as a grid loses its own.
 */
export function EntityTable<E extends TableEntity>(props: EntityTableProps<E>) {
  const { entities, name, fact, stale, ...row } = props;
  const t = useText();
  const date = { head: t('dashboard.tables.columns.date'), field: 'createdAt' } as const;
  return (
    <table className={styles.table} role="table" aria-busy={stale} data-stale={stale || undefined}>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          <th role="columnheader" scope="col" className={styles.pictureHead}>
            {t('dashboard.tables.columns.picture')}
          </th>
          {[name, fact, date].map((column) => (
            <ColumnHead key={column.head} {...column} sort={props.sort} onSort={props.onSort} />
          ))}
          <th role="columnheader" scope="col" className={styles.actionsHead}>
            {t('dashboard.tables.columns.actions')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {entities.map((entity) => (
          <EntityRow key={entity._id} entity={entity} name={name} fact={fact} {...row} />
        ))}
      </tbody>
    </table>
  );
}

interface ColumnHeadProps extends Pick<EntityTableProps<TableEntity>, 'sort' | 'onSort'> {
  head: string;
  field?: SortField;
}

function ColumnHead({ head, field, sort, onSort }: ColumnHeadProps) {
  return field ? (
    <SortHeader field={field} sort={sort} onSort={onSort}>
      {head}
    </SortHeader>
  ) : (
    <th role="columnheader" scope="col">
      {head}
    </th>
  );
}
