import {
  type CategoryLists,
  type CategoryPair,
  type Language,
  LANGUAGES,
} from '@manjara/contracts';
import type { NavigationItem, NavigationLink } from '@manjara/platform';

const toLink = (path: string, category: CategoryPair): NavigationLink => {
  const paths = LANGUAGES.map((each) => [each, path + encodeURIComponent(category[each])]);
  const { en, ar } = category;
  return { path: Object.fromEntries(paths) as Record<Language, string>, label: { en, ar } };
};

/** The navigation with the links to the categories that there are. */
export const withCategories = (
  navigation: readonly NavigationItem[],
  lists: CategoryLists,
): NavigationItem[] =>
  navigation.map(({ submenu, ...item }) => {
    if (!submenu?.categories) return { ...item, submenu };
    const { categories, links, label } = submenu;
    const more = lists[categories.list].map((category) => toLink(categories.path, category));
    return { ...item, submenu: { label, links: [...links, ...more] } };
  });
