import {
  type Language,
  type ListName,
  listNameOf,
  type OrderedKind,
  type PreviewDraft,
} from '@manjara/contracts';
import type { Translate } from '@manjara/platform';
import type { IconName } from '@manjara/ui';
import type { ComponentType } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ItemListPath } from '../api/query-keys';
import { type ListTexts, listTextsOf } from '../format/list-texts';

type TextKey = Parameters<Translate>[0];

export interface Item {
  _id: string;
}

/** The form values of an item. */
export type ItemValues = Record<string, unknown>;

/** A text in both languages, required by default; a text area if `rows` is given. */
interface TextField<Name> {
  /** Name of the English field, e.g. `title` for `title` and `arTitle`. */
  name: Name;
  label: TextKey;
  maxLength: number;
  rows?: number;
  optional?: true;
}

/** The picture of an item with its description. Items without one are sent as JSON. */
export interface ItemPicture<T> {
  empty: ItemValues;
  read: (item: T) => ItemValues;
  /** Appends the picture fields to the body of a save over `saved`. */
  append: (body: FormData, values: ItemValues, saved: ItemValues) => void;
  /** Maps a field of the API to a field of the form. */
  fieldFor: (apiField: string) => string | null;
  /** The labels of the fields, by path. */
  labels: (t: Translate) => Record<string, string>;
  Field: ComponentType<{ form: UseFormReturn<ItemValues> }>;
}

export interface DeleteDialogProps {
  list: ItemList;
  /** Null: the dialog is closed. */
  item: Item | null;
  /** @param deleted whether the item was deleted */
  onClose: (deleted: boolean) => void;
}

export interface ItemListDefinition<T extends Item> {
  /** Path in the API, without the first slash. */
  kind: OrderedKind;
  /** Singular name of an item, used in the names of its forms. */
  singular: string;
  /** Icon of the empty list. */
  icon: IconName;
  fields: readonly TextField<keyof T & string>[];
  picture?: ItemPicture<T>;
  nameOf: (item: T, language: Language) => string;
  /** Renders an item in the list, next to its buttons. */
  Item: ComponentType<{ item: T }>;
  /** Asks more than whether to delete an item, and deletes it. */
  DeleteDialog?: ComponentType<DeleteDialogProps>;
  /** How many items are shown before the toggle is used (spec §9); all by default. */
  shownAtFirst?: number;
  /** Class names of the list and of its items, for a list shown as a grid. */
  grid?: { list?: string; item?: string };
  /** Converts the list for the preview of its page. */
  toDraft?: (items: T[]) => PreviewDraft;
}

/** A definition as the shared components use it. */
export interface ItemList extends ItemListDefinition<Item> {
  name: ListName<OrderedKind>;
  path: ItemListPath;
  texts: ListTexts<ListName<OrderedKind>>;
}

/**
 * Describes a list of the API whose items are listed, added and edited inline, not on a separate
 * screen.
 */
export function defineItemList<T extends Item>(definition: ItemListDefinition<T>): ItemList {
  const { kind } = definition;
  const name = listNameOf(kind);
  return {
    ...(definition as unknown as ItemListDefinition<Item>),
    name,
    path: `/${kind}`,
    texts: listTextsOf(name),
  };
}
