import type { ListScreen } from '../../item-list/list-screen';

export const screen: ListScreen = {
  name: 'project-categories',
  path: 'content/project-categories',
  icon: 'layers',
  order: 2,
  fields: ['name', 'introduction', 'image'],
  load: () => import('./ProjectCategoriesPage'),
};

export const texts = {
  ar: () => import(/* webpackChunkName: "texts-ar" */ './locales/ar.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
};
