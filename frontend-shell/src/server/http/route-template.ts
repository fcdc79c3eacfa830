import type { RouteObject } from '@manjara/platform';
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

export interface PublicRoutes {
  routes: RouteObject[];
}

/**
 * The route template of a path, such as `/project/:id`, so that metrics have few labels. Page
 * templates come from the public remote; without one, all pages share one template.
 */
export function routeTemplate(pathname: string, pages: PublicRoutes | undefined): string {
  const other = OTHERS.find(([path]) => path.test(pathname))?.[1];
  if (other) return other;
  const matches = pages && matchRoutes(pages.routes, pathname);
  if (!matches) return ANY;
  const parts = matches.flatMap(({ route }) => route.path?.split('/') ?? []);
  return `/${parts.filter(Boolean).join('/')}`;
}
