import type { RouteObject } from '@manjara/platform';
import { PageSkeleton, RemoteUnavailable } from '../layout';
import { DashboardMount } from './DashboardMount';
import { RouteError } from './RouteError';
import { Root } from './Root';

/** Id of the route whose children are the public remote's pages. */
export const PAGES_ROUTE = 'pages';

/**
 * The shell's route tree. `pages` are the public remote's routes; without them (the visitor began
 * in the dashboard) the router asks for them when they are needed; `unavailable` fills their place
 * when there is no public release at all.
 */
export function createRoutes(pages: RouteObject[] | 'later' | 'unavailable'): RouteObject[] {
  const children =
    pages === 'later'
      ? []
      : pages === 'unavailable'
        ? [{ path: '*', Component: RemoteUnavailable, handle: { status: 503 } }]
        : pages;
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
