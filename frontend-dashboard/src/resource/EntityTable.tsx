import type { Status } from '@manjara/contracts';
import { formatDate, Link, useLanguage, useText } from '@manjara/platform';
import { Badge, Icon, Picture } from '@manjara/ui';
import { ActionMenu, type MenuAction } from '../lists/ActionMenu';
import { FROM_LIST } from '../page/useBackToList';
import { useKeepFocus } from '../lists/useKeepFocus';
import { pathsOf, type Resource } from './define-resource';
import styles from './EntityTable.module.css';
import { textOf } from './resource-values';
import type { Entity } from './entity';
import { SelectBox } from '../lists/SelectBox';
import { SELECT_ALL } from '../lists/SelectionBar';
import { ScheduleBadge } from './schedule/ScheduleBadge';
import { SortHeader } from './SortHeader';
import { dateFieldOf } from './table';
import { useEntityName, useResourceLabels } from './useResourceLabels';
import type { Selection } from '../lists/useSelection';

interface RowActions {
  resource: Resource;
  selection: Selection<Entity>;
  onDelete: (entity: Entity) => void;
  /** What else can be done with an entity. */
  menuOf: (entity: Entity) => MenuAction[];
  isPinned: (entity: Entity) => boolean;
}

export interface EntityTableProps extends RowActions {
  status: Status;
  entities: Entity[];
  sort: string;
  onSort: (sort: string) => void;
  /** The next page is loading; this one is still shown. */
  stale: boolean;
}

/** A list as a table, and as cards on phones. Explicit roles: CSS grid removes those of a table. */
export function EntityTable(props: EntityTableProps) {
  const { status, entities, sort, onSort, stale, ...row } = props;
  const { resource, selection } = row;
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
          <th role="columnheader" scope="col">
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
          <EntityRow key={entity._id} entity={entity} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function EntityRow(props: RowActions & { entity: Entity }) {
  const { resource, entity, selection, onDelete, menuOf, isPinned } = props;
  const t = useText();
  const { language } = useLanguage();
  const [nameColumn, fact] = resource.columns;
  const row = useKeepFocus<HTMLTableRowElement>();
  const name = useEntityName(resource)(entity);
  const edit = pathsOf(resource).edit(entity._id);
  const view = resource.publicPath(entity, language);
  const { status = 'published' } = entity;
  const date = entity[dateFieldOf(status)];
  const menu = menuOf(entity);
  const selected = selection.has(entity);
  const other = language === 'ar' ? 'en' : 'ar';
  // A draft may have a name in one language only.
  const otherName = textOf(entity, nameColumn.field, other) || name;
  return (
    <tr ref={row} role="row" data-selected={selected || undefined}>
      <td role="cell" className={styles.select}>
        <SelectBox
          label={t('dashboard.selection.row', { name })}
          checked={selected}
          onChange={() => selection.toggle(entity)}
        />
      </td>
      <td role="cell" className={styles.picture}>
        {entity.image.url ? (
          <Picture image={entity.image} alt="" cover className={styles.thumb} sizes="96px" />
        ) : (
          <span className={styles.thumb}>
            <Icon name="image" />
          </span>
        )}
      </td>
      <th role="rowheader" scope="row" className={styles.name}>
        <Link to={edit} state={FROM_LIST} className={styles.title}>
          <bdi>{name}</bdi>
        </Link>
        {otherName !== name && (
          <span className={styles.otherName}>
            <bdi lang={other}>{otherName}</bdi>
          </span>
        )}
        <ScheduleBadge entity={entity} className={styles.mark} />
        {isPinned(entity) && (
          <Badge className={styles.mark}>
            <Icon name="pin" size={14} />
            {t('dashboard.pinned.title')}
          </Badge>
        )}
      </th>
      <td role="cell" className={styles.fact}>
        {textOf(entity, fact.field, language)}
      </td>
      <td role="cell" className={styles.date}>
        {date && <time dateTime={date}>{formatDate(date, language)}</time>}
      </td>
      <td role="cell" className={styles.actions}>
        <Link
          to={edit}
          state={FROM_LIST}
          className={styles.action}
          aria-label={t('dashboard.tables.edit', { name })}
          title={t('common.edit')}
        >
          <Icon name="edit" />
          <span>{t('common.edit')}</span>
        </Link>
        {status === 'published' && (
          <Link
            to={view}
            // Load the document: the router does not scroll to a fragment.
            reloadDocument={view.includes('#')}
            className={styles.action}
            aria-label={t('dashboard.tables.view', { name })}
            title={t('dashboard.tables.viewShort')}
          >
            <Icon name="eye" />
            <span>{t('dashboard.tables.viewWord')}</span>
          </Link>
        )}
        <button
          type="button"
          className={styles.action}
          data-danger
          aria-label={t('dashboard.tables.delete', { name })}
          title={t('common.delete')}
          onClick={() => onDelete(entity)}
        >
          <Icon name="trash" />
          <span>{t('common.delete')}</span>
        </button>
        {menu.length > 0 && (
          <ActionMenu label={t('dashboard.tables.more', { name })} actions={menu} />
        )}
      </td>
    </tr>
  );
}
