import type { RemoteModule, RouteObject } from '@manjara/platform';
import { ErrorPage, PageSkeleton, RemoteUnavailable } from '../layout';
import { DashboardError } from './DashboardError';
import { InBrowser } from './InBrowser';
import { RouteError } from './RouteError';
import { Root } from './Root';

/** Ids of the parent routes of the remotes. */
export const PARENT_ROUTES = { public: 'pages', dashboard: 'dashboard' } as const;

const FALLBACK_ROUTES: Record<string, RouteObject[]> = {
  later: [],
  unavailable: [{ path: '*', Component: RemoteUnavailable, handle: { status: 503 } }],
  failed: [{ path: '*', Component: ErrorPage, handle: { status: 500 } }],
};

/** Without the remote, as on the server: only the skeleton around it is shown. */
const NO_DASHBOARD: RouteObject[] = [{ path: 'dashboard/*', element: null }];

/**
 * The shell's routes. `pages` are the public remote's routes. `later`: the router loads them on
 * demand, when the visit began in the dashboard. `unavailable`: no public release. `failed`: the
 * page cannot be rendered.
 */
export function createRoutes(
  pages: RouteObject[] | 'later' | 'unavailable' | 'failed',
  dashboard: RouteObject[] = NO_DASHBOARD,
): RouteObject[] {
  const children = typeof pages === 'string' ? FALLBACK_ROUTES[pages] : pages;
  return [
    {
      Component: Root,
      HydrateFallback: PageSkeleton,
      children: [
        {
          Component: InBrowser,
          children: [
            {
              id: PARENT_ROUTES.dashboard,
              ErrorBoundary: DashboardError,
              children: dashboard,
            },
          ],
        },
        { id: PARENT_ROUTES.public, ErrorBoundary: RouteError, children },
      ],
      ErrorBoundary: RouteError,
    },
  ];
}

/** The dashboard's routes, or an error route if the remote failed to load. */
export const dashboardRoutes = (module: Promise<RemoteModule>): Promise<RouteObject[]> =>
  module.then(
    ({ routes }) => [{ path: 'dashboard', children: routes }],
    (error: unknown) => {
      console.warn('The remote "dashboard" failed.', error);
      return [{ path: 'dashboard/*', Component: RemoteUnavailable }];
    },
  );
