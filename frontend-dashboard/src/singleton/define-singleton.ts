import type { PreviewDraft } from '@manjara/contracts';
import type { Translate } from '@manjara/platform';
import type { ComponentType } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ImageOf } from '../lib/site-preview';

type TextKey = Parameters<Translate>[0];

/** A page of the site with the edited content. */
export interface ShownPage {
  path: string;
  /** Of the link to it; "view page" by default. */
  link?: TextKey;
  name: TextKey;
}

/** @typeParam S as the API has it; @typeParam V what the form holds */
export interface Singleton<S extends object, V extends FieldValues> {
  /** In the API. */
  path: string;
  /** Of the form, the key of its unsaved input. */
  formName: string;
  /** The group of its texts under `dashboard`. */
  texts: 'homeContent' | 'aboutContent' | 'contactJoin' | 'siteSettings';
  /** The text for every failed save (spec §8); the form then shows the reason. */
  saveFailed?: TextKey;
  /** The pages of the site that show it. */
  pages: readonly ShownPage[];
  /** The form's values; content that was never saved is the empty object of its shape. */
  read: (stored: S) => V;
  /** The body of POST (spec §7). */
  toBody: (values: V, saved: V) => FormData | object;
  /** The form's field that a field of the API belongs to; that of the same name by default. */
  fieldFor?: (apiField: string) => FieldPath<V> | null;
  /** What the fields are called where the form does not stand around them, by path. */
  labels: (t: Translate, locale: string) => Record<string, string>;
  /** What the form holds, as the site shows it in a preview; absent where it has none. */
  toDraft?: (values: V, imageOf: ImageOf) => PreviewDraft;
  Fields: ComponentType<{ form: UseFormReturn<V> }>;
}

/** Describes content that there is one of, from which its screen is made. */
export const defineSingleton = <S extends object, V extends FieldValues>(
  singleton: Singleton<S, V>,
): Singleton<S, V> => singleton;
