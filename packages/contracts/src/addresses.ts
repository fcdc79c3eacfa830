import { DEFAULT_LANGUAGE, type Language, LANGUAGE_KEY } from './languages';

/** Whether a path is `/dashboard` or below it; `/dashboards` is an address of the public site. */
export const isDashboard = (pathname: string): boolean => /^\/dashboard(\/|$)/.test(pathname);

/**
 * A location of the site, in a language: every one but the default is named by `?lang=`, so that
 * what is copied or opened in a new tab is in the language in which it was seen. The dashboard's
 * locations need no name; one that was given follows the language.
 */
export function locationIn<L extends { pathname: string; search: string }>(
  location: L,
  language: Language,
): L {
  const query = new URLSearchParams(location.search);
  const named = query.get(LANGUAGE_KEY);
  if ((named ?? DEFAULT_LANGUAGE) === language) return location;
  if (named === null && isDashboard(location.pathname)) return location;
  if (language === DEFAULT_LANGUAGE) query.delete(LANGUAGE_KEY);
  else query.set(LANGUAGE_KEY, language);
  return { ...location, search: query.size > 0 ? `?${query}` : '' };
}
