import type { ListScreen } from '../../item-list/list-screen';

export const screen: ListScreen = {
  name: 'product-lines',
  path: 'content/product-lines',
  icon: 'package',
  order: 3,
  fields: ['name', 'introduction', 'image'],
  load: () => import('./ProductLinesPage'),
};

export const texts = {
  ar: () => import(/* webpackChunkName: "texts-ar" */ './locales/ar.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
};
