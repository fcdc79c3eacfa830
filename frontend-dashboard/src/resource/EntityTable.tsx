import type { Status } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import type { MenuAction } from '../components/ActionMenu';
import type { Resource } from './define-resource';
import { EntityRow } from './EntityRow';
import styles from './EntityTable.module.css';
import type { Entity } from './resource-values';
import { SelectBox } from './SelectBox';
import { SELECT_ALL } from './SelectionBar';
import { SortHeader } from './SortHeader';
import { dateFieldOf } from './table';
import { useResourceLabels } from './useResourceLabels';
import type { Selection } from './useSelection';

export interface EntityTableProps {
  resource: Resource;
  status: Status;
  entities: Entity[];
  nameOf: (entity: Entity) => string;
  selection: Selection;
  sort: string;
  onSort: (sort: string) => void;
  onDelete: (entity: Entity) => void;
  /** What else can be done with an entity. */
  menuOf: (entity: Entity) => MenuAction[];
  /** Words beside its name. */
  markOf: (entity: Entity) => string | undefined;
  /** The next page is on its way; this one is still shown. */
  stale: boolean;
}

/**
 * A list as a table, and as cards on phones. The roles are written out because a table that is
 * laid out as a grid loses its own.
 */
export function EntityTable(props: EntityTableProps) {
  const { resource, status, entities, selection, sort, onSort, stale, ...row } = props;
  const t = useText();
  const { head } = useResourceLabels(resource);
  const date = dateFieldOf(status);
  const sortable = (field: string, label: string) => (
    <SortHeader key={field} field={field} isDate={field === date} sort={sort} onSort={onSort}>
      {label}
    </SortHeader>
  );
  return (
    <table className={styles.table} role="table" aria-busy={stale} data-stale={stale || undefined}>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          <th role="columnheader" scope="col" className={styles.selectHead}>
            <SelectBox
              id={SELECT_ALL}
              label={t('dashboard.selection.all')}
              checked={selection.all}
              some={selection.some}
              onChange={selection.toggleAll}
            >
              <span className={styles.selectAll}>{t('dashboard.selection.all')}</span>
            </SelectBox>
          </th>
          <th role="columnheader" scope="col" className={styles.pictureHead}>
            {t('dashboard.tables.columns.picture')}
          </th>
          {resource.columns.map(({ field }) => sortable(field, head(field)))}
          {sortable(date, t(`dashboard.tables.columns.${status === 'draft' ? 'saved' : 'date'}`))}
          <th role="columnheader" scope="col" className={styles.actionsHead}>
            {t('dashboard.tables.columns.actions')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {entities.map((entity) => (
          <EntityRow
            key={entity._id}
            resource={resource}
            entity={entity}
            selected={selection.has(entity)}
            onSelect={() => selection.toggle(entity)}
            {...row}
          />
        ))}
      </tbody>
    </table>
  );
}
