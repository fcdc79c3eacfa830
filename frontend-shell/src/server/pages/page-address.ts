import { type Language, LANGUAGE_KEY, LANGUAGES, PROJECT_CATEGORIES } from '@manjara/contracts';
import type { RemoteModule, RouteHandle } from '@manjara/platform';
import { matchRoutes } from 'react-router-dom';
import { PAGES } from '../../layout/navigation';

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

/** The paths in the header, as its links write them. Others lead to the same pages, or to no page. */
const HEADER_PATHS: ReadonlySet<string> = new Set([
  ...PAGES.map(({ to }) => to),
  ...PROJECT_CATEGORIES.flatMap((category) =>
    LANGUAGES.map((language) => `/projects/${encodeURIComponent(category[language])}`),
  ),
]);

type Visitor = Pick<PageAddress, 'language' | 'origin'>;

const addressOf = (url: URL, { language, origin }: Visitor, keepable: boolean): PageAddress => ({
  key: `${language} ${origin}${url.pathname}${url.search}`,
  url,
  language,
  origin,
  keepable,
  queried: url.search !== '' || !HEADER_PATHS.has(url.pathname),
});

/** The query parameters that the page at a path reads; null where its route does not say. */
function queryOf(module: RemoteModule, pathname: string): readonly string[] | null {
  const route = matchRoutes(module.routes, pathname)?.at(-1)?.route;
  return (route?.handle as RouteHandle | undefined)?.query ?? null;
}

/**
 * Two addresses of one page have one key. The language counts as what it was decided to be, not as
 * it was asked for; parameters that the page does not read (where a visitor comes from, or what
 * somebody made up) are left out, and the others are put in order.
 */
export function pageAddress(url: URL, visit: Visitor, module: RemoteModule): PageAddress {
  if (!url.search) return addressOf(url, visit, true);
  const asked = [...url.searchParams].filter(([name]) => name !== LANGUAGE_KEY);
  const known = asked.length > 0 ? queryOf(module, url.pathname) : [];
  const read = known ? asked.filter(([name]) => known.includes(name)) : asked;
  const rendered = new URL(url);
  rendered.search = '';
  for (const [name, value] of read) rendered.searchParams.append(name, value);
  if (known) rendered.searchParams.sort();
  return addressOf(rendered, visit, known !== null);
}
