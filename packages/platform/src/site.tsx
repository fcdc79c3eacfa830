import { DEFAULT_LANGUAGE, type Language, LANGUAGE_KEY, LANGUAGES } from '@manjara/contracts';
import { createContext, useContext } from 'react';

/**
 * The site's origin, such as `https://www.example.com`, from the shell. Without it (tests),
 * addresses begin at the root.
 */
export const SiteOrigin = createContext('');

/** The site's origin, for absolute addresses, which crawlers need. */
export const useSiteOrigin = (): string => useContext(SiteOrigin);

/** Path with the relevant query, percent-encoded; or one per language. */
export type PagePath = string | Readonly<Record<Language, string>>;

/** A page of the public remote, as the sitemap lists it. */
export interface SitemapPage {
  path: PagePath;
  /** Date of its last change (ISO 8601), if known. */
  changedAt?: string;
}

/** The canonical address of a page: `?lang=` names every language but the default. */
export function pageAddress(origin: string, path: PagePath, language: Language): string {
  const own = typeof path === 'string' ? path : path[language];
  if (language === DEFAULT_LANGUAGE) return origin + own;
  return `${origin}${own}${own.includes('?') ? '&' : '?'}${LANGUAGE_KEY}=${language}`;
}

/**
 * Addresses of a page in all languages, by hreflang. `x-default` has no `?lang=`: it shows the
 * visitor's language, else the default.
 */
export const alternateAddresses = (
  origin: string,
  path: PagePath,
): { hrefLang: Language | 'x-default'; href: string }[] => [
  ...LANGUAGES.map((language) => ({
    hrefLang: language,
    href: pageAddress(origin, path, language),
  })),
  { hrefLang: 'x-default', href: pageAddress(origin, path, DEFAULT_LANGUAGE) },
];
