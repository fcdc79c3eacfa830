import { type CategoryLists, type CategoryPair, inEachLanguage } from '@manjara/contracts';
import type { NavigationItem, NavigationLink } from '@manjara/platform';

const toLink = (path: string, category: CategoryPair): NavigationLink => ({
  path: inEachLanguage((language) => path + encodeURIComponent(category[language])),
  label: { en: category.en, ar: category.ar },
});

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
