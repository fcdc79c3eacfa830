import { DEFAULT_LANGUAGE, type Language } from '@manjara/contracts';
import { createContext, useContext } from 'react';
import type { LanguageState } from './i18n';

export const LanguageContext = createContext<LanguageState | null>(null);

/** The language of the page, which links are made in; the default outside any page. */
export const usePageLanguage = (): Language =>
  useContext(LanguageContext)?.language ?? DEFAULT_LANGUAGE;
