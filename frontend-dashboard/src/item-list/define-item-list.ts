import type { Language, PreviewDraft } from '@manjara/contracts';
import type { Translate } from '@manjara/platform';
import type { IconName } from '@manjara/ui';
import type { ComponentType } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ItemList as ItemListPath } from '../hooks/useItems';

type TextKey = Parameters<Translate>[0];

export interface Item {
  _id: string;
}

/** What a form of an item holds. */
export type ItemValues = Record<string, unknown>;

/** A required text in both languages; with rows it is a text area. */
interface TextField<Name> {
  /** Of the English one, e.g. `title` beside `arTitle`. */
  name: Name;
  label: TextKey;
  /** Characters. */
  maxLength: number;
  rows?: number;
}

/** The picture of an item with its description. An item without one is sent as JSON. */
interface ItemPicture<T, V extends object> {
  empty: V;
  read: (item: T) => V;
  /** Adds it to the body of a save over `saved`. */
  append: (body: FormData, values: V, saved: V) => void;
  /** The form's field that a field of the API belongs to. */
  fieldFor: (apiField: string) => string | null;
  /** The names of its fields, by path. */
  labels: (t: Translate) => Record<string, string>;
  Field: ComponentType<{ form: UseFormReturn<V> }>;
}

export interface ItemListDefinition<T extends Item, V extends object> {
  kind: 'partners' | 'boxes' | 'values' | 'questions';
  /** In the API. */
  path: ItemListPath;
  /** One of them, in the names of forms. */
  singular: string;
  /** Of the empty list. */
  icon: IconName;
  /** The group of its texts under `dashboard`. */
  texts: 'partners' | 'homeContent.boxList' | `aboutContent.${'value' | 'question'}List`;
  fields: readonly TextField<keyof T & string>[];
  picture?: ItemPicture<T, V>;
  nameOf: (item: T, language: Language) => string;
  /** What the list shows of an item beside its buttons. */
  Item: ComponentType<{ item: T }>;
  /** How many are shown before the toggle (spec §9); all by default. */
  shownAtFirst?: number;
  /** The classes of a list whose items lie beside each other, and of its items. */
  grid?: { list?: string; item?: string };
  /** The list in the preview of its page. */
  toDraft?: (items: T[]) => PreviewDraft;
}

/** A list as the common components see it. */
export type ItemList = ItemListDefinition<Item, ItemValues>;

/**
 * Describes a list of the API that a page of the site shows and whose items have no screen of their
 * own: how they are listed, added and edited in their place.
 */
export const defineItemList = <T extends Item, V extends object = object>(
  definition: ItemListDefinition<T, V>,
): ItemList => definition as unknown as ItemList;
