import '@manjara/ui/inner-page-icons';
import type { CategoryLabels } from '@manjara/contracts';
import { Link, useCategories, useLanguage, useText } from '@manjara/platform';
import { Button, CheckboxField, Icon, VisuallyHidden } from '@manjara/ui';
import { useId, useState } from 'react';
import { LanguageField } from '../../../shared/forms/LanguageField';
import { useNumberFormat } from '../../../shared/hooks/useNumberFormat';
import type { ProjectsPageState } from '../hooks/useProjectsPage';
import { usePreHydrationChoice } from '../hooks/usePreHydrationChoice';
import { ALL, filteredHref, PROJECTS_PATH, toggled } from '../projects-query';
import { DateFilter } from './DateFilter';
import styles from './ProjectFilters.module.css';

/**
 * The sidebar of categories (several at a time, spec §4); on narrow screens a row of chips. Without
 * JavaScript a button submits the form.
 */
export function ProjectFilters({ chosen, filter }: Pick<ProjectsPageState, 'chosen' | 'filter'>) {
  const t = useText();
  const { language } = useLanguage();
  const format = useNumberFormat();
  const id = useId();
  const { projects: every } = useCategories();
  const [clears, setClears] = useState(0);
  const { categories, search } = chosen;
  const all = categories.length === 0 && !chosen.unknown;
  const rendered = categories.map((category) => category[language]);
  const form = usePreHydrationChoice(rendered, (labels) => {
    const own = every.filter((category) => labels.includes(category[language]));
    filter({ categories: labels.includes(ALL) ? [] : own });
  });

  /** How many projects a category has; not of a search, which finds some of them only. */
  const countOf = ({ count }: CategoryLabels) =>
    count !== undefined &&
    !search && (
      <>
        <span aria-hidden="true">{format(count)}</span>
        <VisuallyHidden>{t('projectsp.count', { count, number: format(count) })}</VisuallyHidden>
      </>
    );

  return (
    <aside className={styles.filters} aria-labelledby={id}>
      <form ref={form} action={PROJECTS_PATH} className={styles.form}>
        <p id={id} className={styles.title}>
          {t('projectsp.filters')}
        </p>
        <LanguageField />
        {search && <input type="hidden" name="search" value={search} />}
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            <VisuallyHidden>{t('projectsp.categories')}</VisuallyHidden>
          </legend>
          <CheckboxField
            label={t('projectsp.all')}
            // All is submitted only when it is newly checked: then it replaces the others.
            name={all ? undefined : 'category'}
            value={ALL}
            checked={all}
            onChange={() => filter({ categories: [] })}
            autoComplete="off"
            className={styles.choice}
          />
          {every.map((category) => (
            <CheckboxField
              key={category.en}
              label={category[language]}
              hint={countOf(category)}
              name="category"
              value={category[language]}
              checked={categories.includes(category)}
              onChange={() => filter({ categories: toggled(categories, category, every) })}
              autoComplete="off"
              className={styles.choice}
            />
          ))}
        </fieldset>
        <DateFilter key={clears} />
        <div className={styles.clearing}>
          {!all && (
            <Link
              to={filteredHref({ categories: [], search }, language)}
              className={styles.clear}
              onClick={({ currentTarget: link }) => {
                setClears(clears + 1);
                // The link is about to be removed: move its focus to the first checkbox.
                link.closest('form')?.querySelector<HTMLElement>('[type=checkbox]')?.focus();
              }}
            >
              <Icon name="undo" size={16} />
              {t('projectsp.clear')}
            </Link>
          )}
        </div>
        <noscript>
          <Button type="submit">{t('projectsp.apply')}</Button>
        </noscript>
      </form>
    </aside>
  );
}
