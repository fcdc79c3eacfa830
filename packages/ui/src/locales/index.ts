import type { Language } from '@manjara/contracts';
import type { Texts } from '@manjara/platform';
import type english from './en.json';

/** The texts under `common.*`, for the typed keys of an app. */
export type CommonTexts = typeof english;

/** The texts of this package in one language; the shell merges them into its own. */
export async function uiTexts(language: Language): Promise<Texts> {
  const texts =
    language === 'ar'
      ? await import(/* webpackChunkName: "texts-ar" */ './ar.json')
      : await import(/* webpackChunkName: "texts-en" */ './en.json');
  return texts.default;
}
