import type { RouteObject } from '@manjara/platform';
import { createBrowserRouter, matchRoutes, UNSAFE_ErrorResponseImpl } from 'react-router-dom';
import type { PageContext } from '../app/page-context';
import { createRoutes, PAGES_ROUTE } from '../app/routes';
import { prefetch, prefetchable, watchIntent } from './prefetch';
import type { RemoteLoader } from './remotes';

type Router = ReturnType<typeof createBrowserRouter>;

const isDashboard = (path: string): boolean => /^\/dashboard(\/|$)/.test(path);

/** Loads the code of the routes that the page shows, so that it hydrates without a gap. */
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

function hydrationData(page: PageContext) {
  if (!page.hydration) return undefined;
  const { errors, ...rest } = page.hydration;
  if (!errors) return rest;
  const revived = Object.entries(errors).map(([id, error]) => {
    const { status = 500, statusText = '' } = error as { status?: number; statusText?: string };
    return [id, new UNSAFE_ErrorResponseImpl(status, statusText, null)];
  });
  return { ...rest, errors: Object.fromEntries(revived) as Record<string, unknown> };
}

/**
 * Makes the browser's router. On a public page the public remote is loaded first; in the
 * dashboard its routes are added when the visitor leaves for a public page. What a link leads to
 * is fetched when somebody is about to follow it.
 */
export async function createRouter(page: PageContext, remotes: RemoteLoader): Promise<Router> {
  const pages = async () =>
    prefetchable(
      (await remotes.load('public')).routes,
      () => document.documentElement.lang,
      () => router.state.location,
    );
  const begin = async () => {
    if (!page.remotes.public) return createRoutes('unavailable');
    if (isDashboard(location.pathname)) return createRoutes('later');
    return createRoutes(await pages());
  };
  const routes = await begin();
  await loadLazyRoutes(routes);
  let complete = !isDashboard(location.pathname) || !page.remotes.public;
  const router: Router = createBrowserRouter(routes, {
    hydrationData: hydrationData(page),
    async patchRoutesOnNavigation({ path, patch }) {
      if (complete || isDashboard(path)) return;
      patch(PAGES_ROUTE, await pages());
      complete = true;
    },
  });
  // What a navigation shows has not come as HTML: nothing in it rests until it is woken.
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') document.documentElement.dataset.alive = '';
  });
  watchIntent((url) => {
    // A navigation on its way has what was fetched for it already.
    if (router.state.navigation.state === 'idle') prefetch(router.routes as RouteObject[], url);
  });
  return router;
}
