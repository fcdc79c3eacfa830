import {
  UNSAFE_createRouter as createRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_mapRouteProperties as mapRouteProperties,
} from 'react-router-dom';

type Init = Parameters<typeof createRouter>[0];

export type Engine = ReturnType<typeof createRouter>;
export type EngineInit = Pick<
  Init,
  'history' | 'hydrationData' | 'patchRoutesOnNavigation' | 'routes'
>;

/**
 * The part of the router that navigates: what `createBrowserRouter` makes, on a history that is
 * given. The build takes it from a copy of the package of its own, so that the first page does not
 * load it; it must import nothing that holds a context of React.
 */
export const createEngine = (init: EngineInit): Engine =>
  createRouter({ ...init, hydrationRouteProperties, mapRouteProperties }).initialize();
