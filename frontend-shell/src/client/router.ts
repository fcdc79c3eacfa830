import { isDashboard } from '@manjara/contracts';
import type { RouteObject } from '@manjara/platform';
import { createBrowserRouter, type HydrationState, matchRoutes } from 'react-router-dom';
import type { PageContext } from '../app/page-context';
import { createRoutes, PAGES_ROUTE } from '../app/routes';
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
 * Creates the browser's router. On a public page, the public remote is loaded first; in the
 * dashboard, its routes are added on navigation to a public page. Prefetches on intent.
 */
export async function createRouter(page: PageContext, remotes: RemoteLoader): Promise<Router> {
  const later = isDashboard(location.pathname);
  let router: Router | undefined;
  const pages = async () =>
    prefetchable(
      (await remotes.load('public')).routes,
      () => document.documentElement.lang,
      () => router?.state.location,
    );
  const begin = async () => {
    if (!page.remotes.public) return createRoutes('unavailable');
    return createRoutes(later ? 'later' : await pages());
  };
  const routes = await begin();
  await loadLazyRoutes(routes);

  let complete = !later || !page.remotes.public;
  const created = (router = createBrowserRouter(routes, {
    hydrationData: hydrationData(page),
    async patchRoutesOnNavigation({ path, patch }) {
      if (complete || isDashboard(path)) return;
      patch(PAGES_ROUTE, await pages());
      complete = true;
    },
  }));

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
