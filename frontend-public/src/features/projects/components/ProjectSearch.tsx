import { useText } from '@manjara/platform';
import { SearchBox } from '../../../shared/components/SearchBox';

/** Searches the whole portfolio by name. */
export function ProjectSearch({ search }: { search: string }) {
  const t = useText();
  return <SearchBox label={t('projectsp.searchLabel')} defaultValue={search} clearable />;
}
