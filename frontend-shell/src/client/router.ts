import { isDashboard } from '@manjara/contracts';
import type { RemoteKey, RouteObject } from '@manjara/platform';
import { createBrowserRouter, type HydrationState, matchRoutes } from 'react-router-dom';
import type { PageContext } from '../app/page-context';
import { createRoutes, dashboardRoutes, PARENT_ROUTES } from '../app/routes';
import { prefetch, prefetchable, watchIntent } from './prefetch';
import type { RemoteLoader } from './remotes';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Loads the code of the current routes, which hydration needs at once. */
async function loadLazyRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}

/** React misses updates of the router during hydration. */
const untilInitialized = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** The data of the server's loaders, with errors as route error responses. */
function hydrationData({ hydration }: PageContext): HydrationState | undefined {
  if (!hydration?.errors) return hydration ?? undefined;
  const errors = Object.entries(hydration.errors).map(([id, error]) => [
    id,
    { statusText: '', ...(error as { status: number }), internal: false, data: null },
  ]);
  return { ...hydration, errors: Object.fromEntries(errors) as HydrationState['errors'] };
}

/**
 * Creates the browser's router. The remote of the first page is loaded before; the other one is
 * added on navigation to a page of it. Prefetches on intent.
 */
export async function createRouter(page: PageContext, remotes: RemoteLoader): Promise<Router> {
  let router: Router | undefined;
  const routesOf = {
    public: async () =>
      prefetchable(
        (await remotes.load('public')).routes,
        () => document.documentElement.lang,
        () => router?.state.location,
      ),
    dashboard: () => dashboardRoutes(remotes.load('dashboard')),
  };
  const remoteOf = (path: string) => (isDashboard(path) ? 'dashboard' : 'public');
  const first = remoteOf(location.pathname);
  const missing = new Set<RemoteKey>(first === 'public' ? ['dashboard'] : ['public']);
  if (!page.remotes.public) missing.delete('public');

  async function firstRoutes(): Promise<RouteObject[]> {
    const pages = page.remotes.public ? 'later' : 'unavailable';
    if (first === 'dashboard') return createRoutes(pages, await routesOf.dashboard());
    const routes = createRoutes(page.remotes.public ? await routesOf.public() : pages, []);
    await loadLazyRoutes(routes);
    return routes;
  }

  const created = (router = createBrowserRouter(await firstRoutes(), {
    hydrationData: hydrationData(page),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const remote = remoteOf(path);
      if (!missing.has(remote)) return;
      patch(PARENT_ROUTES[remote], await routesOf[remote]());
      if (!signal.aborted) missing.delete(remote);
    },
  }));

  await untilInitialized(created);

  // Pages after a navigation are rendered in the browser: nothing is deferred.
  created.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') document.documentElement.dataset.laidOut = '';
  });
  watchIntent((url) => {
    // A running navigation has its data already or is loading it.
    if (created.state.navigation.state === 'idle') prefetch(created.routes as RouteObject[], url);
  });
  return created;
}
