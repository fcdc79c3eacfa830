import type { RouteObject } from '@manjara/platform';
import {
  type HydrationState,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  type RouterState,
  UNSAFE_mapRouteProperties as mapRouteProperties,
} from 'react-router-dom';
import type { Engine, EngineInit } from './engine';

type DataRoute = Engine['routes'][number];
type History = Pick<EngineInit['history'], 'action' | 'location'>;

/** Gives routes the ids that the server's router gave them, and the form that is rendered. */
export const toDataRoutes = (routes: RouteObject[], parents: number[] = []): DataRoute[] =>
  routes.map((route, index) => {
    const path = [...parents, index];
    const { id = path.join('-'), children } = route;
    return {
      ...route,
      ...mapRouteProperties(route),
      id,
      children: children && toDataRoutes(children, path),
    } as DataRoute;
  });

const matchesAt = (routes: DataRoute[], location: Location) =>
  matchRoutes(routes, location) as RouterState['matches'] | null;

/** The state that a router begins with on a page that the server rendered. */
export const firstState = (
  routes: DataRoute[],
  { action, location }: History,
  { loaderData, errors }: HydrationState,
): RouterState => ({
  historyAction: action,
  location,
  matches: matchesAt(routes, location) ?? [],
  initialized: true,
  renderFallback: false,
  navigation: IDLE_NAVIGATION,
  restoreScrollPosition: false,
  preventScrollReset: false,
  revalidation: 'idle',
  loaderData: loaderData ?? {},
  actionData: null,
  errors: errors ?? null,
  fetchers: new Map(),
  blockers: new Map(),
});

/** Whether a part of the page has neither the data that its loader answered nor an error above it. */
export const lacksData = ({ errors, loaderData, matches }: RouterState): boolean =>
  !errors && matches.some(({ route }) => route.loader && !(route.id in loaderData));

/** What changes where a page cannot be had: its nearest error boundary says so in its place. */
export function failedState(
  state: RouterState,
  routes: DataRoute[],
  { action, location }: History,
  error: unknown,
): Partial<RouterState> {
  const matches = matchesAt(routes, location) ?? state.matches;
  const boundary = matches.filter(({ route }) => route.hasErrorBoundary).at(-1)!;
  return {
    matches,
    historyAction: action,
    location,
    navigation: IDLE_NAVIGATION,
    loaderData: {},
    errors: { [boundary.route.id]: error },
  };
}

/** Whether two addresses differ by their fragments at most. */
export const isSamePage = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname && one.search === other.search;
