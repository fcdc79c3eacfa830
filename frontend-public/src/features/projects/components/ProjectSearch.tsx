import { useLanguage, useText } from '@manjara/platform';
import { SearchBox } from '../../../shared/components/SearchBox';
import type { ProjectsPageState } from '../hooks/useProjectsPage';
import { filteredHref } from '../projects-query';

/** Searches project names within the chosen categories (spec §5). */
export function ProjectSearch({ chosen, filter }: Pick<ProjectsPageState, 'chosen' | 'filter'>) {
  const t = useText();
  const { language } = useLanguage();
  return (
    <SearchBox
      label={t('projectsp.searchLabel')}
      defaultValue={chosen.search}
      clearTo={filteredHref({ ...chosen, search: '' }, language)}
      onSearch={(search) => filter({ search })}
    >
      {/* Keeps the chosen categories when the form is submitted without JavaScript. */}
      {chosen.categories.map((category) => (
        <input key={category.en} type="hidden" name="category" value={category[language]} />
      ))}
    </SearchBox>
  );
}
