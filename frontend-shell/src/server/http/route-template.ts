import type { RouteObject } from '@manjara/platform';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';

/** Paths that are not pages. */
const OTHERS: readonly (readonly [RegExp, template: string])[] = [
  [/^\/api(\/|$)/, '/api/*'],
  [/^\/_releases\//, '/_releases/*'],
  [/^\/_shell\/|^\/[\w-]+\.(svg|png|jpg|ico|webmanifest)$/, '/_shell/*'],
  [/^\/dashboard(\/|$)/, '/dashboard/*'],
  [/^\/_health$/, '/_health'],
  [/^\/robots\.txt$/, '/robots.txt'],
  [/^\/sitemap(-\d+)?\.xml$/, '/sitemap.xml'],
];
const ANY = '/*';
/** Size of the cache: matching a route takes longer than sending a cached page. */
const MAX_KNOWN = 1_000;

export interface PublicRoutes {
  routes: RouteObject[];
}

const known = new WeakMap<PublicRoutes, LRUCache<string, string>>();

function pageTemplate(pathname: string, { routes }: PublicRoutes): string {
  const matches = matchRoutes(routes, pathname);
  if (!matches) return ANY;
  const parts = matches.flatMap(({ route }) => route.path?.split('/') ?? []);
  return `/${parts.filter(Boolean).join('/')}`;
}

/**
 * The route template of a path, such as `/project/:id`, so that metrics have few labels. Page
 * templates come from the public remote; without one, all pages share one template.
 */
export function routeTemplate(pathname: string, pages: PublicRoutes | undefined): string {
  const other = OTHERS.find(([path]) => path.test(pathname))?.[1];
  if (other) return other;
  if (!pages) return ANY;
  let templates = known.get(pages);
  if (!templates) known.set(pages, (templates = new LRUCache({ max: MAX_KNOWN })));
  let template = templates.get(pathname);
  if (template === undefined) {
    template = pageTemplate(pathname, pages);
    templates.set(pathname, template);
  }
  return template;
}
