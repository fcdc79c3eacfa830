import { useLanguage } from '@manjara/platform';
import type { ProjectsQuery } from '../projects-query';

/** The chosen categories as fields of a plain form that changes something else. */
export function ChosenCategories({ of: { categories } }: { of: ProjectsQuery }) {
  const { language } = useLanguage();
  return categories.map((category) => (
    <input key={category.en} type="hidden" name="category" value={category[language]} />
  ));
}
