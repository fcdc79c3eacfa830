import type { RemoteModule } from '@manjara/platform';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';

/** What is no page, by the beginning of its path or by its whole. */
const OTHERS: readonly (readonly [RegExp, template: string])[] = [
  [/^\/api(\/|$)/, '/api/*'],
  [/^\/_releases\//, '/_releases/*'],
  [/^\/_shell\/|^\/[\w-]+\.(svg|png|jpg|ico|webmanifest)$/, '/_shell/*'],
  [/^\/dashboard(\/|$)/, '/dashboard/*'],
  [/^\/_health$/, '/_health'],
  [/^\/robots\.txt$/, '/robots.txt'],
  [/^\/sitemap(-\d+)?\.xml$/, '/sitemap.xml'],
];
/** Where no route is known. */
const ANY = '/*';
/** Paths whose templates are remembered: matching one takes longer than sending a kept page. */
const MAX_KNOWN = 1_000;

const known = new WeakMap<RemoteModule, LRUCache<string, string>>();

function pageTemplate(pathname: string, module: RemoteModule): string {
  const matches = matchRoutes(module.routes, pathname);
  if (!matches) return ANY;
  const parts = matches.flatMap(({ route }) => route.path?.split('/') ?? []);
  return `/${parts.filter(Boolean).join('/')}`;
}

/**
 * The template of the route that a path belongs to, such as `/project/:id`: one of few, whatever is
 * asked for. Of the pages it is the public remote's; while there is none they are all one.
 */
export function routeTemplate(pathname: string, module: RemoteModule | undefined): string {
  const other = OTHERS.find(([path]) => path.test(pathname))?.[1];
  if (other) return other;
  if (!module) return ANY;
  let templates = known.get(module);
  if (!templates) known.set(module, (templates = new LRUCache({ max: MAX_KNOWN })));
  let template = templates.get(pathname);
  if (template === undefined) {
    template = pageTemplate(pathname, module);
    templates.set(pathname, template);
  }
  return template;
}
