import { PROJECT_CATEGORIES } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { SelectField, TextField } from '@manjara/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ProjectFilter, type ProjectSort, SORTS } from '../api/get-projects';
import type { FilterChange } from '../hooks/useProjectFilter';
import styles from './ProjectToolbar.module.css';

/** How long typing must rest before the list is asked for, in milliseconds. */
const REST = 300;

export interface ProjectToolbarProps {
  filter: ProjectFilter;
  onChange: (change: FilterChange, options?: { replace?: boolean }) => void;
}

/** Search, category and order of the project table. */
export function ProjectToolbar({ filter, onChange }: ProjectToolbarProps) {
  const t = useText();
  const { language } = useLanguage();
  return (
    <div className={styles.toolbar} role="search" aria-label={t('dashboard.projects.filter')}>
      <SearchBox search={filter.search} onChange={onChange} />
      <SelectField
        label={t('dashboard.projects.category')}
        value={filter.category}
        onChange={(event) => onChange({ category: event.target.value })}
      >
        <option value="">{t('dashboard.projects.allCategories')}</option>
        {PROJECT_CATEGORIES.map((pair) => (
          <option key={pair.en} value={pair.en}>
            {pair[language]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('dashboard.projects.order')}
        value={filter.sort}
        onChange={(event) => onChange({ sort: event.target.value as ProjectSort })}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`dashboard.projects.sorts.${sort}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

interface SearchBoxProps {
  search: string;
  onChange: ProjectToolbarProps['onChange'];
}

/** Typing searches after a short rest; the box follows the URL when that changes by itself. */
function SearchBox({ search, onChange }: SearchBoxProps) {
  const t = useText();
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  const [shown, setShown] = useState(search);
  if (search !== shown) {
    setShown(search);
    if (search !== asked) {
      setAsked(search);
      setTyped(search);
    }
  }

  const apply = useEffectEvent(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    setAsked(wanted);
    onChange({ search: wanted }, { replace: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(), REST);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <TextField
      className={styles.search}
      label={t('common.search')}
      type="search"
      placeholder={t('dashboard.projects.searchPlaceholder')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      enterKeyHint="search"
    />
  );
}
