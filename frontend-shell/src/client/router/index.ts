import { isDashboard } from '@manjara/contracts';
import type { RouteObject } from '@manjara/platform';
import {
  type Location,
  matchRoutes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_ErrorResponseImpl,
} from 'react-router-dom';
import type { PageContext } from '../../app/page-context';
import { createRoutes, PAGES_ROUTE } from '../../app/routes';
import { prefetch, prefetchable, shouldSpare, watchIntent } from '../prefetch';
import { isFramed } from '../framed';
import type { RemoteLoader } from '../remotes';
import type { EngineInit } from './engine';
import { createStandIn, type Router } from './stand-in';

/** The first page does without it until somebody acts, and loads it from a chunk of its own. */
const importEngine = () => import(/* webpackChunkName: "engine" */ './engine');
const loadEngine = async (init: EngineInit) => (await importEngine()).createEngine(init);

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
 * is fetched when somebody is about to follow it; the router's engine with the first sign of
 * somebody, unless the page cannot be shown without it.
 */
export async function createRouter(page: PageContext, remotes: RemoteLoader): Promise<Router> {
  const inDashboard = isDashboard(location.pathname);
  const hydrated = !inDashboard && !isFramed() && hydrationData(page);
  if (!hydrated) importEngine().catch(() => {}); // beside the rest; who needs it handles the failure
  let shown: () => Location | undefined = () => undefined;
  const pages = async () =>
    prefetchable(
      (await remotes.load('public')).routes,
      () => document.documentElement.lang,
      () => shown(),
    );
  const begin = async () => {
    if (!page.remotes.public) return createRoutes('unavailable');
    if (inDashboard) return createRoutes('later');
    return createRoutes(await pages());
  };
  const routes = await begin();
  await loadLazyRoutes(routes);

  const standIn =
    hydrated && matchRoutes(routes, location)
      ? createStandIn({ routes, hydrationData: hydrated, load: loadEngine })
      : undefined;
  const engine = () => {
    let complete = !inDashboard || !page.remotes.public;
    return loadEngine({
      routes,
      history: createBrowserHistory(),
      hydrationData: hydrationData(page),
      async patchRoutesOnNavigation({ path, patch }) {
        if (complete || isDashboard(path)) return;
        patch(PAGES_ROUTE, await pages());
        complete = true;
      },
    });
  };
  const router = standIn ?? (await engine());
  shown = () => router.state.location;

  // What a navigation shows has not come as HTML: nothing in it rests until it is woken.
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') document.documentElement.dataset.alive = '';
  });
  const wake = () => void (shouldSpare() || standIn?.wake());
  // With the first sign of somebody, before a link is pointed at: who goes on from a page that has
  // lost its connection meanwhile is told so where it is lacking, by the engine alone.
  for (const sign of ['pointermove', 'touchstart', 'focusin']) {
    document.addEventListener(sign, wake, { once: true, passive: true });
  }
  watchIntent((url) => {
    wake();
    // A navigation on its way has what was fetched for it already.
    if (router.state.navigation.state === 'idle') prefetch(router.routes as RouteObject[], url);
  });
  return router;
}
