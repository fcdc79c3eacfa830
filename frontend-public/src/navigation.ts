import { PROJECT_CATEGORIES } from '@manjara/contracts';
import type { NavigationItem, NavigationLink } from '@manjara/platform';
import { categoryPaths } from '../shared/category-path';
import ar from './locales/ar.json';
import en from './locales/en.json';

const label = (key: keyof typeof en.navigation): NavigationLink['label'] => ({
  ar: ar.navigation[key],
  en: en.navigation[key],
});

const categories = PROJECT_CATEGORIES.map((category) => ({
  path: categoryPaths(category),
  label: category,
}));

/** The links of header and footer, in order (spec §2). */
export const navigation: NavigationItem[] = [
  { path: '/', label: label('home'), inFooter: true },
  {
    path: '/projects',
    label: label('projects'),
    inFooter: true,
    submenu: { label: label('categories'), links: categories },
  },
  { path: '/production', label: label('production') },
  { path: '/about', label: label('about'), inFooter: true },
  { path: '/join', label: label('join') },
  { path: '/contact', label: label('contact'), inFooter: true, prominent: true },
  { path: '/privacy', label: label('privacy'), inFooter: true, onlyInFooter: true },
];
