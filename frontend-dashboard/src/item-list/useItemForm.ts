import { useText } from '@manjara/platform';
import { useMemo } from 'react';
import { getItem, itemPath, useItems, useSaveItem } from './useItems';
import { type SavedForm, type SaveWay, useSavedForm } from '../forms/useSavedForm';
import type { Item, ItemList, ItemValues } from './define-item-list';
import { emptyValues, fieldFinder, toBody, valuesOf } from './item-values';

export type ItemFormState = SavedForm<ItemValues>;

/** The texts of a form that adds an item. */
function useAddingTexts({ texts }: ItemList) {
  const t = useText();
  return { pending: t(`dashboard.${texts}.adding`), success: t(`dashboard.${texts}.added`) };
}

/** How an item is added as a draft that is published by itself. */
interface Scheduling extends Pick<SaveWay<ItemValues>, 'texts'> {
  /** Further fields of the form. */
  fields: () => Readonly<Record<string, string>>;
}

/** A form that adds an item to a list; its fields clear afterwards (spec §4). */
export function useAddForm(
  list: ItemList,
  onSaved?: () => void,
  scheduling?: Scheduling,
): ItemFormState {
  const add = useSaveItem(list.path);
  const { data } = useItems(list.path);
  const empty = useMemo(() => emptyValues(list), [list]);
  return useSavedForm<ItemValues>({
    name: list.singular,
    initial: empty,
    listed: data?.map(({ _id }) => _id),
    save: async (values, _saved, transfer) => {
      await add(undefined, toBody(list, values), transfer);
      return empty;
    },
    schedule: scheduling && {
      save: async (values, _saved, transfer) => {
        const body = toBody(list, values) as FormData;
        for (const [name, value] of Object.entries(scheduling.fields())) body.append(name, value);
        await add(undefined, body, transfer);
        return empty;
      },
      texts: scheduling.texts,
    },
    fieldFor: fieldFinder(list),
    texts: useAddingTexts(list),
    onSaved,
  });
}

/** A form that edits an item inline, or adds it as a new item if it has been deleted. */
export function useEditForm(list: ItemList, item: Item, onClose: () => void): ItemFormState {
  const t = useText();
  const save = useSaveItem(list.path);
  const read = (document: object) => valuesOf(list, document as Item);
  return useSavedForm<ItemValues>({
    name: `${list.singular}-${item._id}`,
    initial: useMemo(() => valuesOf(list, item), [list, item]),
    stored: {
      reread: async () => read(await getItem(list.path, item._id)),
      labels: {
        ...Object.fromEntries(list.fields.map(({ name, label }) => [name, t(label)])),
        ...list.picture?.labels(t),
      },
      versions: { path: itemPath(list.path, item._id), read },
    },
    save: async (values, saved, transfer) => {
      await save(item._id, toBody(list, values, saved), transfer);
      return values;
    },
    fieldFor: fieldFinder(list),
    texts: { pending: t('dashboard.order.saving'), success: t(`dashboard.${list.texts}.saved`) },
    anew: {
      save: async (values, _base, transfer) => {
        await save(undefined, toBody(list, values), transfer);
        return values;
      },
      texts: useAddingTexts(list),
      onSaved: onClose,
    },
    onSaved: onClose,
  });
}
