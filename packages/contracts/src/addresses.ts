import type { Slugs } from './content';
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_KEY } from './languages';

/** Whether a path is `/dashboard` or below it; `/dashboards` is an address of the public site. */
export const isDashboard = (pathname: string): boolean => /^\/dashboard(\/|$)/.test(pathname);

/**
 * A location in a language. `?lang=` names every language but the default, so that a copied or
 * newly opened address keeps the language. Dashboard locations need no `?lang=`; one that has it
 * gets the new language.
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

/** The path of a project's page in a language, without `?lang=`. */
export function projectPath(
  { _id, slug, arSlug }: Slugs & { _id: string },
  language: Language,
): string {
  const [first, second] = language === 'ar' ? [arSlug, slug] : [slug, arSlug];
  return `/project/${encodeURIComponent(first || second || _id)}`;
}
