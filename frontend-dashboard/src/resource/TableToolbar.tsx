import { useLanguage, useText } from '@manjara/platform';
import { SelectField } from '@manjara/ui';
import type { Resource } from './define-resource';
import { SearchBox } from '../lists/SearchBox';
import styles from './TableToolbar.module.css';
import { useResourceLabels } from './useResourceLabels';
import type { TableFilterState } from './useTableFilter';

export interface TableToolbarProps {
  resource: Resource;
  table: TableFilterState;
}

/** Search, category and order of a table. */
export function TableToolbar({ resource, table }: TableToolbarProps) {
  const t = useText();
  const { language } = useLanguage();
  const { name } = resource;
  const { head } = useResourceLabels(resource);
  const { filter, date, sorts, categories, change } = table;
  function sortLabel(sort: string): string {
    const isDown = sort.startsWith('-');
    const field = sort.replace('-', '');
    if (field === date) return t(`dashboard.tables.sorts.${isDown ? 'newest' : 'oldest'}`);
    const order = isDown ? 'descending' : 'ascending';
    return t(`dashboard.tables.sorts.${order}`, { column: head(field) });
  }
  return (
    <div className={styles.toolbar} role="search" aria-label={t(`dashboard.${name}.filter`)}>
      <SearchBox
        className={styles.search}
        search={filter.search}
        onChange={change}
        placeholder={t(`dashboard.${name}.searchPlaceholder`)}
      />
      {categories.length > 0 && (
        <SelectField
          label={t('dashboard.forms.category')}
          value={filter.category}
          onChange={(event) => change({ category: event.target.value })}
        >
          <option value="">{t('dashboard.tables.allCategories')}</option>
          {categories.map((pair) => (
            <option key={pair.en} value={pair.en}>
              {pair[language]}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={t('dashboard.tables.order')}
        value={filter.sort}
        onChange={(event) => change({ sort: event.target.value })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortLabel(sort)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
