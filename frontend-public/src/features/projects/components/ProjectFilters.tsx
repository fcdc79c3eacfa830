import '@manjara/ui/inner-page-icons';
import { Link, useCategories, useLanguage, useText } from '@manjara/platform';
import { Button, CheckboxField, Icon, IconButton, VisuallyHidden } from '@manjara/ui';
import { type FocusEvent, useState } from 'react';
import { LanguageField } from '../../../shared/forms/LanguageField';
import type { ProjectsPageState } from '../hooks/useProjectsPage';
import { usePreHydrationChoice } from '../hooks/usePreHydrationChoice';
import { ALL, filteredHref, PROJECTS_PATH, toggled } from '../projects-query';
import { DateFilter } from './DateFilter';
import styles from './ProjectFilters.module.css';

interface Props extends Pick<ProjectsPageState, 'chosen' | 'filter'> {
  /** Id of the popover, for the button that opens it on narrow screens. */
  id: string;
  /** The number of results, as text. */
  count: string;
}

/**
 * Closes the sheet when the focus moves out of it. Not when the focus moves to an ancestor, which
 * happens on a click inside the sheet.
 */
function closeBehindFocus({ currentTarget: sheet, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (
    relatedTarget instanceof Node &&
    !sheet.contains(relatedTarget) &&
    !relatedTarget.contains(sheet)
  )
    sheet.hidePopover?.();
}

/**
 * The sidebar of categories (several at a time, spec §4). On narrow screens it is a popover, which
 * also works without JavaScript: a button submits the form. Safari 16 shows it inline.
 */
export function ProjectFilters({ id, chosen, filter, count }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const { projects: every } = useCategories();
  const [clears, setClears] = useState(0);
  const { categories, search } = chosen;
  const all = categories.length === 0 && !chosen.unknown;
  const rendered = categories.map((category) => category[language]);
  const form = usePreHydrationChoice(rendered, (labels) => {
    const own = every.filter((category) => labels.includes(category[language]));
    filter({ categories: labels.includes(ALL) ? [] : own });
  });

  return (
    <aside
      id={id}
      popover="auto"
      className={styles.sheet}
      aria-labelledby={`${id}-title`}
      onBlur={closeBehindFocus}
    >
      <form ref={form} action={PROJECTS_PATH} className={styles.form}>
        <header className={styles.head}>
          <p id={`${id}-title`} className={styles.title}>
            {t('projectsp.filters')}
          </p>
          <IconButton
            icon="close"
            label={t('common.close')}
            popoverTarget={id}
            popoverTargetAction="hide"
            className={styles.close}
          />
        </header>
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
      <Button popoverTarget={id} popoverTargetAction="hide" className={styles.done}>
        {count}
      </Button>
    </aside>
  );
}
