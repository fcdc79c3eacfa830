import type { RouteObject } from '@manjara/platform';
import { ErrorPage, PageSkeleton, RemoteUnavailable } from '../layout';
import { DashboardMount } from './DashboardMount';
import { RouteError } from './RouteError';
import { Root } from './Root';

/** Id of the route whose children are the public remote's pages. */
export const PAGES_ROUTE = 'pages';

const STAND_INS: Record<string, RouteObject[]> = {
  later: [],
  unavailable: [{ path: '*', Component: RemoteUnavailable, handle: { status: 503 } }],
  failed: [{ path: '*', Component: ErrorPage, handle: { status: 500 } }],
};

/**
 * The shell's route tree. `pages` are the public remote's routes; without them (the visitor began
 * in the dashboard) the router asks for them when they are needed; `unavailable` fills their place
 * when there is no public release at all, `failed` when a page cannot be rendered.
 */
export function createRoutes(
  pages: RouteObject[] | 'later' | 'unavailable' | 'failed',
): RouteObject[] {
  const children = typeof pages === 'string' ? STAND_INS[pages] : pages;
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
