import { withTagOf } from '../api/etags';
import { pairOf } from '../fields/pair-names';
import type { Item, ItemList, ItemValues } from './define-item-list';

const textNames = ({ fields }: ItemList): string[] => fields.flatMap(({ name }) => pairOf(name));

/** The initial form values of a new item. */
export const emptyValues = (list: ItemList): ItemValues => ({
  ...Object.fromEntries(textNames(list).map((name) => [name, ''])),
  ...list.picture?.empty,
});

/** The initial form values of an existing item. */
export function valuesOf(list: ItemList, item: Item): ItemValues {
  const stored: ItemValues = { ...item };
  return withTagOf(item, {
    ...Object.fromEntries(textNames(list).map((name) => [name, stored[name]])),
    ...list.picture?.read(item),
  });
}

/** The body of a POST (spec §7), or of a PUT over `saved`. */
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

/** Maps a field of the API to a field of the form. */
export const fieldFinder =
  (list: ItemList) =>
  (apiField: string): string | null =>
    textNames(list).includes(apiField) ? apiField : (list.picture?.fieldFor(apiField) ?? null);
