import type { Language } from '@manjara/contracts';
import type { Texts } from '@manjara/platform';
import ar from './ar.json';
import en from './en.json';

/** The texts under `common.*`, for the typed keys of an app. */
export type CommonTexts = typeof en;

/** The texts of this package in one language; the shell merges them into its own. */
export const uiTexts = (language: Language): Texts => (language === 'ar' ? ar : en);
