import { useLanguage } from '@manjara/platform';
import type { ProjectsQuery } from '../projects-query';

/**
 * Hidden fields that keep the chosen categories when another form is submitted without JavaScript.
 */
export function ChosenCategories({ of: { categories } }: { of: ProjectsQuery }) {
  const { language } = useLanguage();
  return categories.map((category) => (
    <input key={category.en} type="hidden" name="category" value={category[language]} />
  ));
}
