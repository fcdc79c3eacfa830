import { findCategory, PREVIEW_ID, toDecimal } from '@manjara/contracts';
import type { ImageOf } from '../preview/site-preview';
import { categoriesOf, type Resource } from './define-resource';
import type { Entity, ResourceValues } from './entity';

/** A number as the site shows it; blank while it is invalid. */
const numberIn = (text: string): string => /^(?:\d+(?:\.\d+)?)?$/.exec(toDecimal(text))?.[0] ?? '';

/** The form's values as the API would return the published entity. */
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
  const numbers = (resource.details ?? []).filter(({ kind }) => /^(digits|decimal)$/.test(kind));
  const category = findCategory(categoriesOf(resource), String(values.category ?? ''));
  return {
    ...texts,
    ...Object.fromEntries(numbers.map(({ name }) => [name, numberIn(String(values[name] ?? ''))])),
    ...(category && { arCategory: category.ar }),
    _id: id,
    createdAt: date ? `${String(date)}T09:00:00.000Z` : new Date().toISOString(),
    image: imageOf({ picture: image, alt, arAlt }) ?? { url: '', alt: '', arAlt: '' },
  };
}
