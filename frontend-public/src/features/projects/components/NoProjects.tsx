import '@manjara/ui/inner-page-icons';
import { hasSearchableText, projectPath, type ProjectSuggestion } from '@manjara/contracts';
import { inLanguage, Link, useCategories, useLanguage, useText } from '@manjara/platform';
import { ButtonLink, EmptyState } from '@manjara/ui';
import { useId } from 'react';
import { filteredHref, PROJECTS_PATH } from '../projects-query';
import styles from './NoProjects.module.css';

interface Props {
  filtered: boolean;
  search: string;
  suggestions: readonly ProjectSuggestion[];
}

/** Empty state: no match, or no projects yet (spec §8); after a search with suggestions. */
export function NoProjects({ filtered, search, suggestions }: Props) {
  const t = useText();
  return (
    <EmptyState
      icon="search-empty"
      title={t(filtered ? 'projectsp.message' : 'projectsp.none')}
      action={filtered && <ButtonLink to={PROJECTS_PATH}>{t('pages.projects')}</ButtonLink>}
    >
      {filtered && (
        <>
          <p>
            {search && !hasSearchableText(search)
              ? t('projectsp.nothingToSearch', { search })
              : t('projectsp.messageText')}
          </p>
          {suggestions.length > 0 && <Suggestions of={suggestions} />}
          <Categories />
        </>
      )}
    </EmptyState>
  );
}

function Suggestions({ of }: { of: readonly ProjectSuggestion[] }) {
  const t = useText();
  const { language } = useLanguage();
  const label = useId();
  return (
    <>
      <p id={label} className={styles.label}>
        {t('projectsp.suggestions')}
      </p>
      <ul aria-labelledby={label} className={styles.names}>
        {of.map((project) => (
          <li key={project._id}>
            <Link to={projectPath(project, language)}>
              <bdi>{inLanguage(project, 'name', language)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Categories() {
  const t = useText();
  const { language } = useLanguage();
  const { projects } = useCategories();
  return (
    <ul aria-label={t('projectsp.categories')} className={styles.categories}>
      {projects.map((category) => (
        <li key={category.en}>
          <Link
            to={filteredHref({ categories: [category], search: '' }, language)}
            className={styles.category}
          >
            {category[language]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
