import type { Language } from '@manjara/contracts';
import type { Texts } from '@manjara/platform';
import { uiTexts } from '@manjara/ui';
import ar from './ar.json';
import en from './en.json';

/** Texts of the shell and of `@manjara/ui` in one language; remotes add theirs. */
export const shellTexts = (language: Language): Texts => ({
  ...uiTexts(language),
  ...(language === 'ar' ? ar : en),
});
