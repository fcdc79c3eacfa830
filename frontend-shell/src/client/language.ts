import {
  DEFAULT_LANGUAGE,
  isDashboard,
  isLanguage,
  type Language,
  LANGUAGE_KEY,
  LANGUAGE_TABLE,
  locationIn,
} from '@manjara/contracts';
import { isFramed } from './framed';

const YEAR_S = 31_536_000;

/** The visitor's earlier choice, from local storage (spec §1). */
export function storedLanguage(): Language | null {
  const value = localStorage.getItem(LANGUAGE_KEY);
  return isLanguage(value) ? value : null;
}

/**
 * Stores the choice in local storage, and in a cookie for the server. Not in a preview, which
 * shares the storage with the dashboard and shows a language without choosing it.
 */
export function storeLanguage(language: Language): void {
  if (isFramed()) return;
  localStorage.setItem(LANGUAGE_KEY, language);
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

const named = ({ search }: Pick<Location, 'search'>): Language | null => {
  const value = new URLSearchParams(search).get(LANGUAGE_KEY);
  return isLanguage(value) ? value : null;
};

/** Whether the address contains a language, which overrides the stored one. */
export const languageInAddress = (): boolean => named(location) !== null;

/**
 * The language of an address. Public addresses without one are Arabic; for dashboard addresses it
 * is null, and the stored choice applies.
 */
export const languageOfAddress = (address: Pick<Location, 'pathname' | 'search'>) =>
  named(address) ?? (isDashboard(address.pathname) ? null : DEFAULT_LANGUAGE);

/** Adds the language to the address, so that a copy of it opens in the same language. */
export function nameLanguage(language: Language): void {
  const { pathname, search, hash } = location;
  const right = locationIn({ pathname, search }, language);
  if (right.search !== search) {
    history.replaceState(history.state, '', pathname + right.search + hash);
  }
}

/** Sets the language of the document and of its address. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGE_TABLE[language].dir;
  nameLanguage(language);
}
