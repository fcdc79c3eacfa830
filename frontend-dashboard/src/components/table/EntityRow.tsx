import { formatDate, Link, useLanguage, useText } from '@manjara/platform';
import { Icon, Picture } from '@manjara/ui';
import { FROM_LIST } from '../../hooks/useBackToList';
import type { TableEntity } from '../../lib/table';
import type { EntityTableProps } from './EntityTable';
import styles from './EntityTable.module.css';

export interface EntityRowProps<E extends TableEntity> extends Pick<
  EntityTableProps<E>,
  'name' | 'fact' | 'editPath' | 'viewPath' | 'onDelete'
> {
  entity: E;
}

/** An entity of a table, with what can be done with it. */
export function EntityRow<E extends TableEntity>(props: EntityRowProps<E>) {
  const { entity, fact, onDelete } = props;
  const t = useText();
  const { language } = useLanguage();
  const name = props.name.text(entity, language);
  const edit = props.editPath(entity);
  const view = props.viewPath(entity);
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <tr role="row">
      <td role="cell" className={styles.picture}>
        <Picture image={entity.image} alt="" cover className={styles.thumb} sizes="96px" />
      </td>
      <th role="rowheader" scope="row" className={styles.name}>
        <Link to={edit} state={FROM_LIST} className={styles.title}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.twin}>
          <bdi lang={other}>{props.name.text(entity, other)}</bdi>
        </span>
      </th>
      <td role="cell" className={styles.fact}>
        {fact.text(entity, language)}
      </td>
      <td role="cell" className={styles.date}>
        <time dateTime={entity.createdAt}>{formatDate(entity.createdAt, language)}</time>
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
      </td>
    </tr>
  );
}
