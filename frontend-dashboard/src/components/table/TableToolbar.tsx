import { useLanguage, useText } from '@manjara/platform';
import { SelectField } from '@manjara/ui';
import type { TableFilterState } from '../../hooks/useTableFilter';
import type { TableSort } from '../../lib/table';
import { SearchBox } from './SearchBox';
import styles from './TableToolbar.module.css';

export interface TableToolbarProps {
  table: TableFilterState;
  /** What it searches and filters. */
  label: string;
  searchPlaceholder: string;
}

/** Search, category and order of a table. */
export function TableToolbar({ table, label, searchPlaceholder }: TableToolbarProps) {
  const t = useText();
  const { language } = useLanguage();
  const { filter, sorts, categories, change } = table;
  return (
    <div className={styles.toolbar} role="search" aria-label={label}>
      <SearchBox
        className={styles.search}
        search={filter.search}
        onChange={change}
        placeholder={searchPlaceholder}
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
        onChange={(event) => change({ sort: event.target.value as TableSort })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`dashboard.tables.sorts.${sort}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
