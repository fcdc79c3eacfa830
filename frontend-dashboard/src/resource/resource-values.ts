import { findCategory, type Language } from '@manjara/contracts';
import { inLanguage } from '@manjara/platform';
import { withTagOf } from '../api/etags';
import { arabicField, pairOf } from '../fields/pair-names';
import { appendFocus, appendPicture, storedPicture } from '../pictures/picture';
import {
  categoriesOf,
  type CategoryField,
  type DetailField,
  type Resource,
} from './define-resource';
import { dayOf } from '../format/day';
import type { Entity, ResourceValues } from './entity';

/** A text that the entity has in both languages. */
export const textOf = (entity: Entity, field: string, language: Language): string =>
  inLanguage(entity as unknown as Record<string, string>, field, language);

const dayIn = (moment: string | undefined): string => (moment ? dayOf(moment) : '');

const namesOf = ({ kind, name }: DetailField): readonly string[] =>
  kind === 'text' ? pairOf(name) : [name];

/** The names of the values that are optional. */
const detailNames = ({ details = [] }: Resource): string[] => details.flatMap(namesOf);

/** The form values of a new entity. */
export function emptyValues(resource: Resource): ResourceValues {
  const values: ResourceValues = { alt: '', arAlt: '', image: null };
  for (const field of resource.fields) {
    values[field.name] = field.kind === 'custom' ? field.empty : '';
    if (field.kind === 'text') values[arabicField(field.name)] = '';
  }
  for (const name of detailNames(resource)) values[name] = '';
  return values;
}

/** The current name of a category, by its current or former name; empty if unknown. */
const currentCategory = ({ categories }: CategoryField, label: string): string =>
  findCategory(categories, label)?.en ?? (categories.length === 0 ? label : '');

/** The form values of a stored entity. */
export function valuesOf(resource: Resource, entity: Entity): ResourceValues {
  const { image } = entity;
  const values = emptyValues(resource);
  for (const field of resource.fields) {
    if (field.kind === 'custom') values[field.name] = field.read(entity);
    if (field.kind === 'category') {
      values[field.name] = currentCategory(field, String(entity[field.name] ?? ''));
    }
    if (field.kind === 'text') {
      for (const name of pairOf(field.name)) values[name] = entity[name];
    }
  }
  for (const name of detailNames(resource)) {
    values[name] = name === 'date' ? dayIn(entity.createdAt) : (entity[name] ?? '');
  }
  const { alt, arAlt } = image;
  return withTagOf(entity, {
    ...values,
    alt,
    arAlt,
    image: image.url ? storedPicture(image) : null,
  });
}

/**
 * The multipart body of a save: all texts, trimmed; changed details; the picture if it was replaced
 * (spec §7: `image` only when a new file is chosen).
 */
export function toFormData(
  resource: Resource,
  values: ResourceValues,
  saved?: ResourceValues,
): FormData {
  const body = new FormData();
  const details = new Set(detailNames(resource));
  const custom = new Set(
    resource.fields.filter(({ kind }) => kind === 'custom').map(({ name }) => name),
  );
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' || custom.has(name)) continue;
    if (details.has(name) && value === (saved?.[name] ?? '')) continue;
    body.append(name, value.trim());
  }
  const category = findCategory(categoriesOf(resource), String(values.category ?? ''));
  if ('category' in values) body.append('arCategory', category?.ar ?? '');
  appendPicture(body, 'image', values.image, saved?.image);
  appendFocus(body, 'focus', values.image, saved?.image);
  for (const field of resource.fields) {
    if (field.kind === 'custom') field.append(body, values, saved);
  }
  return body;
}

/**
 * Maps a field of the API to the form's field, e.g. `secondaryImages[3]`; a category is one field
 * for both languages.
 */
export function fieldFinder(empty: object) {
  const names = new Set(Object.keys(empty));
  return (apiField: string): string | null => {
    const base = apiField.split(/[.[]/)[0] ?? '';
    const name = base === 'arCategory' ? 'category' : base;
    if (!names.has(name)) return null;
    // Within a list, the form has the same fields, and the picture in place of its address.
    return apiField.includes('.') ? apiField.replace(/\.url$/, '.picture') : name;
  };
}
