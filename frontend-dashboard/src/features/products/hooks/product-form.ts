import { findCategory, type Product, PRODUCT_CATEGORIES } from '@manjara/contracts';
import { pictureBody, type PictureValues } from '../../../lib/entity-form';
import { storedPicture } from '../../../lib/pictures';

/** What the form holds. The category is chosen once, by its English label, as a pair. */
export interface ProductValues extends PictureValues {
  name: string;
  arName: string;
  category: string;
}

export const EMPTY_PRODUCT: ProductValues = {
  name: '',
  arName: '',
  category: '',
  alt: '',
  arAlt: '',
  image: null,
};

export const valuesOf = (product: Product): ProductValues => ({
  name: product.name,
  arName: product.arName,
  category: findCategory(PRODUCT_CATEGORIES, product.category)?.en ?? '',
  alt: product.image.alt,
  arAlt: product.image.arAlt,
  image: storedPicture(product.image),
});

/** The multipart body of POST and PUT /products (spec §7). */
export const toFormData = (values: ProductValues): FormData =>
  pictureBody(values, {
    arCategory: findCategory(PRODUCT_CATEGORIES, values.category)?.ar ?? '',
  });
