import type { ListScreen } from '../../item-list/list-screen';

export const screen: ListScreen = {
  name: 'partners',
  path: 'add-partner',
  icon: 'partner',
  order: 1,
  fields: ['image'],
  load: () => import('./PartnersPage'),
};

export const texts = {
  ar: () => import(/* webpackChunkName: "texts-ar" */ './locales/ar.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
};
