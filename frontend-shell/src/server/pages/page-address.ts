import { type Language, LANGUAGE_KEY } from '@manjara/contracts';
import type { RouteHandle } from '@manjara/platform';
import { matchRoutes } from 'react-router-dom';
import type { ReleaseDescription } from '../rendering/renderer';

/** A public page as a visitor asks for it, without what makes no difference to it. */
export interface PageAddress {
  /** Names the page in the cache. */
  key: string;
  /** What is rendered. */
  url: URL;
  language: Language;
  origin: string;
  /** Whether the page may be cached: all that it depends on is in its key. */
  cacheable: boolean;
}

type Visitor = Pick<PageAddress, 'language' | 'origin'>;
/** What an address means is the public release's to say. */
type Pages = Pick<ReleaseDescription, 'routes'>;

/** The query parameters that the page at a path reads; null where its route does not say. */
function queryOf({ routes }: Pages, pathname: string): readonly string[] | null {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  return (route?.handle as RouteHandle | undefined)?.query ?? null;
}

/**
 * Two addresses of one page have one key. The language counts as what it was decided to be, not as
 * it was asked for; parameters that the page does not read (where a visitor comes from, or what
 * somebody made up) are left out, and the others are put in order.
 */
export function pageAddress(url: URL, { language, origin }: Visitor, pages: Pages): PageAddress {
  const addressOf = (rendered: URL, cacheable: boolean): PageAddress => ({
    key: `${language} ${origin}${rendered.pathname}${rendered.search}`,
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
