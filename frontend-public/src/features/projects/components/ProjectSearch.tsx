import { useLanguage, useNavigate, useText } from '@manjara/platform';
import { SearchBox } from '../../../shared/components/SearchBox';
import { filteredHref, type ProjectsQuery } from '../projects-query';
import { ChosenCategories } from './ChosenCategories';

/** Searches the names of the projects, within the chosen categories (spec §5). */
export function ProjectSearch({ chosen }: { chosen: ProjectsQuery }) {
  const t = useText();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const hrefOf = (search: string) => filteredHref({ ...chosen, search }, language);
  return (
    <SearchBox
      key={chosen.search}
      label={t('projectsp.searchLabel')}
      defaultValue={chosen.search}
      clearTo={hrefOf('')}
      onSearch={(text) => void navigate(hrefOf(text))}
    >
      <ChosenCategories of={chosen} />
    </SearchBox>
  );
}
