import { DEFAULT_LANGUAGE, type Language } from '@manjara/contracts';
import { createContext, useContext } from 'react';
import type { LanguageState } from './i18n';

export const LanguageContext = createContext<LanguageState | null>(null);

/** Language for links; the default outside a page. */
export const usePageLanguage = (): Language =>
  useContext(LanguageContext)?.language ?? DEFAULT_LANGUAGE;
