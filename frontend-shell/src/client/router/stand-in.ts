import type { RouteObject } from '@manjara/platform';
import {
  type HydrationState,
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  type Location,
  resolvePath,
  type RouterState,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import type { Engine, EngineInit } from './engine';
import { failedState, firstState, isSamePage, lacksData, toDataRoutes } from './states';
import { type Leave, type NavigateOptions, withoutEngine } from './without-engine';

type Subscriber = Parameters<Engine['subscribe']>[0];
type Update = Parameters<Parameters<EngineInit['history']['listen']>[0]>[0];

/** What the page asks of a router: its provider, and the hooks that the platform hands out. */
export type Router = Pick<
  Engine,
  | 'basename'
  | 'createHref'
  | 'createURL'
  | 'deleteBlocker'
  | 'dispose'
  | 'encodeLocation'
  | 'future'
  | 'getBlocker'
  | 'manifest'
  | 'navigate'
  | 'revalidate'
  | 'routes'
  | 'state'
  | 'subscribe'
  | 'window'
>;

export interface StandIn extends Router {
  /** Loads the engine ahead of what is about to be asked of it. */
  wake(): void;
}

interface Options {
  routes: RouteObject[];
  /** What the server's loaders answered for the page that stands. */
  hydrationData: HydrationState;
  load: (init: EngineInit) => Promise<Engine>;
  /** How to leave the page where the engine cannot be had. */
  leave?: Leave;
}

const PLAIN = {
  deletedFetchers: [],
  flushSync: false,
  newErrors: null,
  viewTransitionOpts: undefined,
};
const nothing = () => {};

/**
 * Stands in for the router of a page that the server rendered, until something is asked of it that
 * only the real one can do. That one, the engine, is loaded then, begins with what stands here, and
 * does what was asked. Where it cannot be had, a navigation loads the whole page; where the server
 * cannot be reached either, the page's error boundary says so.
 */
export function createStandIn({ load, leave = location, ...given }: Options): StandIn {
  const routes = toDataRoutes(given.routes);
  const history = createBrowserHistory();
  const subscribers = new Set<Subscriber>();
  let engine: Engine | undefined;
  let waking: Promise<Engine> | undefined;
  let hear: ((update: Update) => void) | undefined;
  let hydrationData: HydrationState | undefined = given.hydrationData;
  let state = firstState(routes, history, given.hydrationData);

  /** An engine that begins on a page without its data says nothing until it has it. */
  const tell: Subscriber = (next, options) => {
    if (next.initialized) for (const subscriber of subscribers) subscriber(next, options);
  };
  const show = (changes: Partial<RouterState>): void => {
    state = { ...state, ...changes };
    tell(state, PLAIN);
  };

  const caughtUp = () => engine !== undefined || !hydrationData;
  /** The page's history, which may be ahead of the page that the engine begins with. */
  const engineHistory = (): EngineInit['history'] => ({
    ...history,
    get action() {
      return caughtUp() ? history.action : state.historyAction;
    },
    get location() {
      return caughtUp() ? history.location : state.location;
    },
    listen(listener) {
      hear = listener;
      return () => (hear = undefined);
    },
  });

  async function begin(): Promise<Engine> {
    try {
      engine = await load({ routes, history: engineHistory(), hydrationData });
    } catch (error) {
      waking = undefined;
      throw error;
    }
    engine.subscribe(tell);
    if (state.navigation !== IDLE_NAVIGATION) tell(engine.state, PLAIN);
    return engine;
  }
  const wake = () => (waking ??= begin());
  const ask = <T>(what: (engine: Engine) => T): void => {
    if (engine) what(engine);
    else wake().then(what, nothing);
  };

  /** Shows the failure at the address that the history has come to, as a page that failed. */
  function strand(error: unknown): void {
    // An engine that comes after all has everything to load.
    hydrationData = undefined;
    show(failedState(state, routes, history, error));
  }
  const without = withoutEngine({ history, leave, strand });

  async function navigate(to: To | number | null, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return engine ? engine.navigate(to) : history.go(to);
    if (engine) return engine.navigate(to, options);
    const path = resolvePath(to ?? '', state.location.pathname);
    const location: Location = { ...path, state: options.state ?? null, key: '', mask: undefined };
    show({ navigation: { ...IDLE_NAVIGATION, state: 'loading', location } as never });
    return wake().then(
      (it) => it.navigate(to, options),
      async (error) => {
        await without.go(path, options, error);
        // A page that is kept while another one is loaded would say so still when it is shown again.
        show({ navigation: IDLE_NAVIGATION });
      },
    );
  }

  const unlisten = history.listen((update) => {
    if (hear) hear(update);
    else
      wake().then(
        () => hear?.(update),
        async (error) => {
          if (isSamePage(update.location, state.location)) show({ location: update.location });
          else await without.pop(update.location, error);
        },
      );
  });

  // As the engine would: what the server's loaders gave no data for is loaded now.
  if (lacksData(state)) ask(nothing);

  return {
    basename: '/',
    future: {} as Engine['future'],
    window,
    get state() {
      return engine?.state.initialized ? engine.state : state;
    },
    get routes() {
      return engine?.routes ?? routes;
    },
    get manifest() {
      return engine?.manifest ?? {};
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    dispose() {
      unlisten();
      engine?.dispose();
    },
    wake: () => ask(nothing),
    navigate,
    revalidate: () => wake().then((it) => it.revalidate(), nothing),
    getBlocker(key, shouldBlock) {
      ask((it) => it.getBlocker(key, shouldBlock));
      return IDLE_BLOCKER;
    },
    deleteBlocker: (key) => ask((it) => it.deleteBlocker(key)),
  };
}
