import { findCategory } from '@manjara/contracts';
import { useCategories, useLanguage, useText } from '@manjara/platform';
import { Button, SelectField } from '@manjara/ui';
import { LanguageField } from '../../../shared/forms/LanguageField';
import type { ProjectsPageState } from '../hooks/useProjectsPage';
import { usePreHydrationChoice } from '../hooks/usePreHydrationChoice';
import { ALL, PROJECTS_PATH } from '../projects-query';
import styles from './CategorySelect.module.css';

/** Option shown when several categories are chosen in the sidebar. */
const SEVERAL = 'several';

/** The single-select dropdown of categories; All is the default (spec §4). */
export function CategorySelect({ chosen, filter }: Pick<ProjectsPageState, 'chosen' | 'filter'>) {
  const t = useText();
  const { language } = useLanguage();
  const { projects: all } = useCategories();
  const { categories, search } = chosen;
  const [first] = categories;
  const value = categories.length > 1 ? SEVERAL : (first?.[language] ?? ALL);

  function choose(label: string): void {
    const category = findCategory(all, label);
    filter({ categories: category ? [category] : [] });
  }

  const form = usePreHydrationChoice(value === SEVERAL ? [] : [value], ([label]) => {
    if (label && label !== SEVERAL) choose(label);
  });

  return (
    <form ref={form} action={PROJECTS_PATH} className={styles.form}>
      <LanguageField />
      {search && <input type="hidden" name="search" value={search} />}
      <SelectField
        label={t('projectsp.category')}
        name="category"
        value={value}
        onChange={(event) => choose(event.target.value)}
        autoComplete="off"
        className={styles.field}
      >
        <option value={ALL}>{t('projectsp.all')}</option>
        {all.map((category) => (
          <option key={category.en} value={category[language]}>
            {category[language]}
          </option>
        ))}
        {value === SEVERAL && (
          <option value={SEVERAL} disabled>
            {t('projectsp.several')}
          </option>
        )}
      </SelectField>
      <noscript>
        <Button type="submit" variant="secondary">
          {t('projectsp.apply')}
        </Button>
      </noscript>
    </form>
  );
}
