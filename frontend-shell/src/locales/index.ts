import type { Language } from '@manjara/contracts';
import type { Texts } from '@manjara/platform';
import { uiTexts } from '@manjara/ui';
import ar from './ar.json';
import en from './en.json';

/** The shell's texts and the primitives' in one language, as the namespace begins. */
export const shellTexts = (language: Language): Texts => ({
  ...uiTexts(language),
  ...(language === 'ar' ? ar : en),
});
