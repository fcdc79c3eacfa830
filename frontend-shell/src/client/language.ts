import { isLanguage, type Language, LANGUAGE_KEY, LANGUAGE_TABLE } from '@manjara/contracts';
import { isFramed } from './framed';

const YEAR_S = 31_536_000;

/** The language that the visitor chose earlier, kept in local storage (spec §1). */
export function storedLanguage(): Language | null {
  const value = localStorage.getItem(LANGUAGE_KEY);
  return isLanguage(value) ? value : null;
}

/**
 * Keeps the choice, with a cookie as its mirror for the server. A preview shows a language without
 * choosing it: what it kept would be the dashboard's, too.
 */
export function storeLanguage(language: Language): void {
  if (isFramed()) return;
  localStorage.setItem(LANGUAGE_KEY, language);
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/** Whether the address itself names a language, which then wins. */
export const languageInAddress = (): boolean =>
  new URLSearchParams(location.search).has(LANGUAGE_KEY);

/** Turns the document and, where it names a language, the address to the given one. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGE_TABLE[language].dir;
  if (languageInAddress()) {
    const address = new URL(location.href);
    address.searchParams.set(LANGUAGE_KEY, language);
    history.replaceState(history.state, '', address);
  }
}
