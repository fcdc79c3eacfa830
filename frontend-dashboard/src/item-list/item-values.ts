import { withTagOf } from '../lib/api/etags';
import { pairOf } from '../resource/resource-values';
import type { Item, ItemList, ItemValues } from './define-item-list';

const textNames = ({ fields }: ItemList): string[] => fields.flatMap(({ name }) => pairOf(name));

/** What the form of a new item holds. */
export const emptyValues = (list: ItemList): ItemValues => ({
  ...Object.fromEntries(textNames(list).map((name) => [name, ''])),
  ...list.picture?.empty,
});

/** What the form of an item holds when it is opened. */
export function valuesOf(list: ItemList, item: Item): ItemValues {
  const stored: ItemValues = { ...item };
  return withTagOf(item, {
    ...Object.fromEntries(textNames(list).map((name) => [name, stored[name]])),
    ...list.picture?.read(item),
  });
}

/** The body of POST (spec §7), and of a change of what is saved. */
export function toBody(
  list: ItemList,
  values: ItemValues,
  saved = emptyValues(list),
): FormData | ItemValues {
  if (!list.picture) return values;
  const body = new FormData();
  for (const name of textNames(list)) body.append(name, String(values[name]).trim());
  list.picture.append(body, values, saved);
  return body;
}

/** Finds the form's field that a field of the API belongs to. */
export const fieldFinder =
  (list: ItemList) =>
  (apiField: string): string | null =>
    textNames(list).includes(apiField) ? apiField : (list.picture?.fieldFor(apiField) ?? null);
