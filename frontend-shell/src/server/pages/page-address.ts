import { type Language, LANGUAGE_KEY } from '@manjara/contracts';
import type { RouteHandle } from '@manjara/platform';
import { matchRoutes } from 'react-router-dom';
import type { ReleaseDescription } from '../rendering/renderer';

/** A public page's address without the parameters that do not change the page. */
export interface PageAddress {
  /** Cache key. */
  key: string;
  /** The URL to render. */
  url: URL;
  language: Language;
  origin: string;
  /** Whether the key holds everything that the page depends on. */
  cacheable: boolean;
}

/** @param target path and query */
export const pageKey = (language: Language, origin: string, target: string): string =>
  `${language} ${origin}${target}`;

type Visitor = Pick<PageAddress, 'language' | 'origin'>;
type Pages = Pick<ReleaseDescription, 'routes'>;

/** The query parameters that the page reads; null if its route does not declare them. */
function queryOf({ routes }: Pages, pathname: string): readonly string[] | null {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  return (route?.handle as RouteHandle | undefined)?.query ?? null;
}

/**
 * Normalizes an address, so that each page has one key: resolved language, only the parameters that
 * the page reads, sorted. Tracking and invented parameters are dropped.
 */
export function pageAddress(url: URL, { language, origin }: Visitor, pages: Pages): PageAddress {
  const addressOf = (rendered: URL, cacheable: boolean): PageAddress => ({
    key: pageKey(language, origin, rendered.pathname + rendered.search),
    url: rendered,
    language,
    origin,
    cacheable,
  });
  if (!url.search) return addressOf(url, true);
  const asked = [...url.searchParams].filter(([name]) => name !== LANGUAGE_KEY);
  const known = asked.length > 0 ? queryOf(pages, url.pathname) : [];
  const read = known ? asked.filter(([name]) => known.includes(name)) : asked;
  const rendered = new URL(url);
  rendered.search = '';
  for (const [name, value] of read) rendered.searchParams.append(name, value);
  if (known) rendered.searchParams.sort();
  return addressOf(rendered, known !== null);
}
