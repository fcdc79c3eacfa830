import { LIMITS, type Product } from '@manjara/contracts';
import { lazy } from 'react';
import { PRODUCT_PREVIEWS } from '../../pictures/crops';
import { defineResource } from '../../resource/define-resource';
import {
  secondaryImages,
  shownSecondaryImages,
} from '../../resource/secondary-images/secondary-images';

const pathOf = (id: string) => `/production?product=${id}`;

export const resource = defineResource<Product>({
  name: 'products',
  singular: 'product',
  icon: 'package',
  order: 2,
  fields: [
    { kind: 'text', name: 'name', maxLength: LIMITS.name },
    { kind: 'category', name: 'category', list: 'product-lines', categories: [] },
    secondaryImages,
  ],
  details: [
    { kind: 'day', name: 'date' },
    { kind: 'text', name: 'wood', maxLength: LIMITS.shortText },
    { kind: 'text', name: 'size', maxLength: LIMITS.shortText },
    { kind: 'text', name: 'leadTime', maxLength: LIMITS.shortText },
  ],
  crops: PRODUCT_PREVIEWS,
  columns: [{ field: 'name' }, { field: 'category' }],
  search: ['name'],
  duplicates: true,
  publicPath: ({ _id }) => pathOf(_id),
  preview: {
    pages: [
      { name: 'entity', path: pathOf },
      { name: 'list', path: () => '/production' },
    ],
    toDraft: (product, values, imageOf) => ({
      product: { ...product, secondaryImages: shownSecondaryImages(values, imageOf) },
    }),
  },
  serverWords: true,
  editTakesAnyType: true,
  PicturePanel: lazy(() => import('./ProductPictures')),
});

export const texts = {
  ar: () => import(/* webpackChunkName: "texts-ar" */ './locales/ar.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
};
