import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  data,
  isRouteErrorResponse,
  Link,
  NavLink,
  Outlet,
  type RouteObject,
  useBlocker,
  useLoaderData,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
} from '@manjara/platform';
import { RouterProvider, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { createEngine, type Engine, type EngineInit } from './engine';
import { createStandIn, type Router } from './stand-in';

function Frame() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return (
    <>
      <p>{useNavigation().state}</p>
      <NavLink to="/about">to about</NavLink>
      <Link to="/?q=oak">to oak</Link>
      <button onClick={() => void revalidate()}>again</button>
      <button onClick={() => void navigate('/about', { replace: true, state: 'told' })}>on</button>
      <Outlet />
    </>
  );
}
const Page = () => <h1>{useLoaderData<string>()}</h1>;
function Failure() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? `status ${error.status}` : 'failed'}</h1>;
}

const home = jest.fn<unknown, []>();
const about = jest.fn<unknown, []>();
const routes = (): RouteObject[] => [
  {
    Component: Frame,
    HydrateFallback: () => <h1>loading all</h1>,
    ErrorBoundary: Failure,
    children: [
      { path: 'dashboard/*', element: <h1>dashboard</h1> },
      {
        id: 'pages',
        ErrorBoundary: Failure,
        children: [
          { path: '/', loader: () => home(), Component: Page },
          { path: '/about', lazy: async () => ({ loader: () => about(), Component: Page }) },
        ],
      },
    ],
  },
];

/** The engine, as it comes when it is let come. */
const load = jest.fn<Promise<Engine>, [EngineInit]>();
const leave = { assign: jest.fn(), reload: jest.fn(), replace: jest.fn() };
const server = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const begin = Promise.resolve();
const go = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));

async function show(
  hydrationData: object = { loaderData: { '0-1-0': 'home' } },
  own: RouteObject[] = routes(),
) {
  const router = createStandIn({ routes: own, hydrationData, load, leave });
  past.push(router);
  await act(async () => void render(<RouterProvider router={router as never} />));
  return router;
}

let past: Router[] = [];
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  home.mockReturnValue('home anew');
  about.mockReturnValue('about');
  load.mockImplementation(async (init) => {
    await begin;
    return createEngine(init);
  });
  globalThis.fetch = server as never;
  server.mockResolvedValue({ status: 200 });
});
afterEach(() => {
  for (const router of past) router.dispose();
  past = [];
});

describe('while nobody acts', () => {
  it('shows the page with the server’s data, and loads nothing', async () => {
    const router = await show();
    expect(title()).toBe('home');
    expect(router.state.initialized).toBe(true);
    expect(load).not.toHaveBeenCalled();
    expect(home).not.toHaveBeenCalled();
  });

  it('shows what failed on the server', async () => {
    await show({ loaderData: {}, errors: { pages: new ErrorResponse(503, '', null) } });
    expect(title()).toBe('status 503');
  });

  it('asks for what the server had no data for', async () => {
    const router = await show({ loaderData: {} });
    expect(load).toHaveBeenCalledTimes(1);
    expect(title()).toBe('home anew');
    expect(router.state.initialized).toBe(true);
  });

  it('has the state that the engine begins with', async () => {
    const hydrationData = { loaderData: { '0-1-0': 'home' } };
    const router = await show(hydrationData);
    const own = router.state;
    await act(async () => router.wake());
    expect(router.state).not.toBe(own);
    expect(router.state).toEqual(own);
    expect(router.state.location).toBe(own.location);
  });
});

describe('what is asked of it', () => {
  it('is a navigation, which the engine does', async () => {
    await show();
    const before = window.history.length;
    await go('to about');
    expect(title()).toBe('about');
    expect(window.location.pathname).toBe('/about');
    expect(window.history.length).toBe(before + 1);
    expect(screen.getByText('to about').getAttribute('aria-current')).toBe('page');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says that a page is on its way while the engine itself is', async () => {
    let come = () => {};
    load.mockImplementation(async (init) => {
      await new Promise<void>((resolve) => (come = resolve));
      return createEngine(init);
    });
    await show();
    await go('to about');
    expect(screen.getByText('loading')).toBeTruthy();
    expect(title()).toBe('home');
    await act(async () => come());
    expect(screen.getByText('idle')).toBeTruthy();
    expect(title()).toBe('about');
  });

  it('no longer says so where the engine refuses to go', async () => {
    const router = await show();
    await act(() => expect(router.navigate('//elsewhere.example')).rejects.toThrow());
    expect(screen.getByText('idle')).toBeTruthy();
    expect(title()).toBe('home');
  });

  it('goes to the last of several', async () => {
    await show();
    await act(async () => {
      fireEvent.click(screen.getByText('to about'));
      fireEvent.click(screen.getByText('to oak'));
    });
    expect(window.location.search).toBe('?q=oak');
    expect(title()).toBe('home anew');
  });

  it('is data, asked for again', async () => {
    await show();
    await go('again');
    expect(title()).toBe('home anew');
  });

  it('is an answer with a status, or one that leads elsewhere', async () => {
    await show();
    about.mockReturnValue(data('about, failed', { status: 503 }));
    await go('to about');
    expect(title()).toBe('about, failed');
    home.mockReturnValue(new Response(null, { status: 302, headers: { Location: '/about' } }));
    about.mockReturnValue('about');
    await go('to oak');
    expect(window.location.pathname).toBe('/about');
    expect(title()).toBe('about');
  });

  it('is the way back that the browser went already, from the page that stands', async () => {
    window.history.replaceState({ idx: 4, key: 'before', usr: null }, '', '/about');
    window.history.pushState({ idx: 5, key: 'stands', usr: null }, '', '/');
    await show();
    const heard: unknown[] = [];
    await act(async () => {
      window.addEventListener('popstate', () => heard.push(0), { once: true });
      window.history.back();
      while (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    });
    expect(title()).toBe('about');
    expect(about).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/about');
  });

  it('is to hold a navigation back', async () => {
    function Held() {
      const { state, proceed } = useBlocker(true);
      return <button onClick={proceed}>{state}</button>;
    }
    const own = routes();
    own[0]!.children!.push({ path: '/held', Component: Held });
    window.history.replaceState(null, '', '/held');
    await show({ loaderData: {} }, own);
    await go('to about');
    expect(window.location.pathname).toBe('/held');
    await go('blocked');
    expect(title()).toBe('about');
  });
});

describe('where the engine cannot be had', () => {
  beforeEach(() => load.mockRejectedValueOnce(new Error('no such chunk')));

  it('loads the page that a link leads to', async () => {
    await show();
    await go('to about');
    expect(leave.assign.mock.calls).toEqual([['/about']]);
    expect(server.mock.calls).toEqual([['/about', { method: 'HEAD' }]]);
    expect(title()).toBe('home');
    // It may be shown again, as it was left.
    expect(screen.getByText('idle')).toBeTruthy();
  });

  it('leaves no entry of the history behind where none was wanted', async () => {
    await show();
    await go('on');
    expect(leave.replace.mock.calls).toEqual([['/about']]);
    expect(leave.assign).not.toHaveBeenCalled();
  });

  it('loads the page that the browser has gone back to', async () => {
    await show();
    window.history.replaceState(null, '', '/about');
    await act(async () => void fireEvent.popState(window));
    expect(leave.reload).toHaveBeenCalledTimes(1);
  });

  it('follows a fragment, which needs no load', async () => {
    const router = await show();
    window.history.replaceState(null, '', '/#content');
    await act(async () => void fireEvent.popState(window));
    expect(leave.reload).not.toHaveBeenCalled();
    expect(router.state.location.hash).toBe('#content');
    expect(title()).toBe('home');
  });

  it('keeps the page when its data was asked for again, and can be asked once more', async () => {
    await show();
    await go('again');
    expect(title()).toBe('home');
    await go('again');
    expect(title()).toBe('home anew');
  });

  describe('nor the server reached', () => {
    it.each([
      ['is away', () => server.mockRejectedValue(new TypeError('fetch failed'))],
      ['fails', () => server.mockResolvedValue({ status: 502 })],
    ])('says so at the page’s address, where it %s', async (_, given) => {
      given();
      await show();
      await go('to about');
      expect(leave.assign).not.toHaveBeenCalled();
      expect(title()).toBe('failed');
      expect(window.location.pathname).toBe('/about');
      expect(screen.getByText('idle')).toBeTruthy();
    });

    it('shows the page once both are back, and nothing else meanwhile', async () => {
      server.mockRejectedValue(new TypeError('fetch failed'));
      await show();
      await go('to about');
      let come = (_: string) => {};
      about.mockReturnValue(new Promise((resolve) => (come = resolve)));
      await go('again');
      expect(title()).toBe('failed');
      await act(async () => come('about'));
      expect(title()).toBe('about');
    });

    it('says so on the way back', async () => {
      server.mockRejectedValue(new TypeError('fetch failed'));
      await show();
      window.history.replaceState(null, '', '/about');
      await act(async () => void fireEvent.popState(window));
      expect(title()).toBe('failed');
      expect(leave.reload).not.toHaveBeenCalled();
    });
  });
});
