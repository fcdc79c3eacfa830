import { formatDate, Link, useLanguage, useText } from '@manjara/platform';
import { Badge, Icon, Picture } from '@manjara/ui';
import { useRef } from 'react';
import { ActionMenu } from '../components/ActionMenu';
import { FROM_LIST } from '../hooks/useBackToList';
import { useKeepFocus } from '../hooks/useKeepFocus';
import { pathsOf } from './define-resource';
import type { EntityTableProps } from './EntityTable';
import styles from './EntityTable.module.css';
import { type Entity, textOf } from './resource-values';
import { SelectBox } from './SelectBox';
import { dateFieldOf } from './table';

export interface EntityRowProps extends Pick<
  EntityTableProps,
  'resource' | 'nameOf' | 'onDelete' | 'menuOf' | 'markOf'
> {
  entity: Entity;
  selected: boolean;
  onSelect: () => void;
}

/** An entity of a table, with what can be done with it. */
export function EntityRow(props: EntityRowProps) {
  const { resource, entity, nameOf, selected, onSelect, onDelete, menuOf, markOf } = props;
  const t = useText();
  const { language } = useLanguage();
  const [called, fact] = resource.columns;
  const row = useRef<HTMLTableRowElement>(null);
  const name = nameOf(entity);
  const edit = pathsOf(resource).edit(entity._id);
  const view = resource.publicPath(entity._id);
  const { status = 'published' } = entity;
  const date = entity[dateFieldOf(status)];
  const menu = menuOf(entity);
  const mark = markOf(entity);
  const other = language === 'ar' ? 'en' : 'ar';
  // A draft may have but one of them.
  const otherName = textOf(entity, called.field, other) || name;
  useKeepFocus(row);
  return (
    <tr ref={row} role="row" data-selected={selected || undefined}>
      <td role="cell" className={styles.select}>
        <SelectBox
          label={t('dashboard.selection.row', { name })}
          checked={selected}
          onChange={onSelect}
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
          <span className={styles.twin}>
            <bdi lang={other}>{otherName}</bdi>
          </span>
        )}
        {mark && (
          <Badge className={styles.mark}>
            <Icon name="pin" size={14} />
            {mark}
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
            // The browser itself goes to a fragment; the router begins every page at its top.
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
