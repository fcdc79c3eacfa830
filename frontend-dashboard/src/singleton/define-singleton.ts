import type { PreviewDraft } from '@manjara/contracts';
import type { Translate } from '@manjara/platform';
import type { ComponentType } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ImageOf } from '../preview/site-preview';

type TextKey = Parameters<Translate>[0];

/** A page of the site that shows the edited content. */
export interface ShownPage {
  path: string;
  /** Text of the link to it; default: "view page". */
  link?: TextKey;
  name: TextKey;
}

/** @typeParam S type in the API; @typeParam V the form's values */
export interface Singleton<S extends object, V extends FieldValues> {
  /** Path in the API. */
  path: string;
  /** Name of the form and key of its unsaved input. */
  formName: string;
  /** The group of its texts under `dashboard`. */
  texts: 'homeContent' | 'aboutContent' | 'contactJoin' | 'siteSettings' | 'pageMetadata';
  /** The text for every failed save (spec §8); the form then shows the reason. */
  saveFailed?: TextKey;
  /** The pages of the site that show it. */
  pages: readonly ShownPage[];
  /** The form's values; content that was never saved has empty fields. */
  read: (stored: S) => V;
  /** The body of POST (spec §7). */
  toBody: (values: V, saved: V) => FormData | object;
  /** The form's field for a field of the API; default: the same name. */
  fieldFor?: (apiField: string) => FieldPath<V> | null;
  /** Labels of the fields outside the form, by path. */
  labels: (t: Translate, locale: string) => Record<string, string>;
  /** The form's values as the site's content, for the preview; absent without one. */
  toDraft?: (values: V, imageOf: ImageOf) => PreviewDraft;
  Fields: ComponentType<{ form: UseFormReturn<V> }>;
}

/** Defines a content section that exists once and, from it, its screen. */
export const defineSingleton = <S extends object, V extends FieldValues>(
  singleton: Singleton<S, V>,
): Singleton<S, V> => singleton;
