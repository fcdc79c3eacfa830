import type { RouteObject } from '@manjara/platform';
import { ErrorPage, PageSkeleton, RemoteUnavailable } from '../layout';
import { DashboardMount } from './DashboardMount';
import { RouteError } from './RouteError';
import { Root } from './Root';

/** Id of the parent route of the public remote's pages. */
export const PAGES_ROUTE = 'pages';

const FALLBACK_ROUTES: Record<string, RouteObject[]> = {
  later: [],
  unavailable: [{ path: '*', Component: RemoteUnavailable, handle: { status: 503 } }],
  failed: [{ path: '*', Component: ErrorPage, handle: { status: 500 } }],
};

/**
 * The shell's routes. `pages` are the public remote's routes. `later`: the router loads them on
 * demand, when the visit began in the dashboard. `unavailable`: no public release. `failed`: the
 * page cannot be rendered.
 */
export function createRoutes(
  pages: RouteObject[] | 'later' | 'unavailable' | 'failed',
): RouteObject[] {
  const children = typeof pages === 'string' ? FALLBACK_ROUTES[pages] : pages;
  return [
    {
      Component: Root,
      HydrateFallback: PageSkeleton,
      children: [
        { path: 'dashboard/*', Component: DashboardMount },
        { id: PAGES_ROUTE, ErrorBoundary: RouteError, children },
      ],
      ErrorBoundary: RouteError,
    },
  ];
}
