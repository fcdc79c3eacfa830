import { findCategory, latinDigits, PREVIEW_ID } from '@manjara/contracts';
import type { ImageOf } from '../lib/site-preview';
import { categoriesOf, type Resource } from './define-resource';
import type { Entity, ResourceValues } from './resource-values';

/** Digits as the site reads them; while they are being typed wrongly, nothing. */
const digitsIn = (text: string): string => /^\d*$/.exec(latinDigits(text).trim())?.[0] ?? '';

/** What a form holds, as the API would answer it once it is published. */
export function shownEntity(
  resource: Resource,
  values: ResourceValues,
  imageOf: ImageOf,
  id = PREVIEW_ID,
): Entity {
  const { image, alt, arAlt, date, ...others } = values;
  const texts = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  );
  const digits = (resource.details ?? []).filter(({ kind }) => kind === 'digits');
  const category = findCategory(categoriesOf(resource), String(values.category ?? ''));
  return {
    ...texts,
    ...Object.fromEntries(digits.map(({ name }) => [name, digitsIn(String(values[name] ?? ''))])),
    ...(category && { arCategory: category.ar }),
    _id: id,
    createdAt: date ? `${String(date)}T09:00:00.000Z` : new Date().toISOString(),
    image: imageOf({ picture: image, alt, arAlt }) ?? { url: '', alt: '', arAlt: '' },
  };
}
