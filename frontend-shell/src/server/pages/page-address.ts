import { type Language, LANGUAGE_KEY } from '@manjara/contracts';
import type { RouteHandle } from '@manjara/platform';
import { matchRoutes } from 'react-router-dom';
import type { ReleaseDescription } from '../rendering/renderer';
import { headerPaths } from './header-paths';

/** A public page as a visitor asks for it, without what makes no difference to it. */
export interface PageAddress {
  /** Names the page among those that are kept. */
  key: string;
  /** What is rendered. */
  url: URL;
  language: Language;
  origin: string;
  /** Whether the page may be kept: all that it depends on is in its key. */
  keepable: boolean;
  /** One of very many: it has a query, or is none of the pages that the header leads to. */
  queried: boolean;
}

type Visitor = Pick<PageAddress, 'language' | 'origin'>;

/** The query parameters that the page at a path reads; null where its route does not say. */
function queryOf({ routes }: ReleaseDescription, pathname: string): readonly string[] | null {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  return (route?.handle as RouteHandle | undefined)?.query ?? null;
}

/**
 * Two addresses of one page have one key. The language counts as what it was decided to be, not as
 * it was asked for; parameters that the page does not read (where a visitor comes from, or what
 * somebody made up) are left out, and the others are put in order.
 */
/** @param pages what an address means is the public release's to say */
export function pageAddress(
  url: URL,
  { language, origin }: Visitor,
  pages: ReleaseDescription,
): PageAddress {
  const addressOf = (rendered: URL, keepable: boolean): PageAddress => ({
    key: `${language} ${origin}${rendered.pathname}${rendered.search}`,
    url: rendered,
    language,
    origin,
    keepable,
    queried: rendered.search !== '' || !headerPaths(pages).has(rendered.pathname),
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
