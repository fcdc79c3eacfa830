import { act, fireEvent } from '@testing-library/react';
import { createMemoryRouter, data, type LoaderFunction } from 'react-router-dom';
import { prefetch, prefetchable, watchIntent } from './prefetch';

const at = (path: string) => new URL(path, location.origin);

function pages(loader: jest.Mock, lazy = jest.fn(async () => ({ Component: () => null }))) {
  const routes = prefetchable(
    [{ path: '/', children: [{ path: ':page', loader, lazy }] }],
    () => document.documentElement.lang,
  );
  const router = createMemoryRouter([{ path: '/start' }, ...routes], {
    initialEntries: ['/start'],
  });
  const ahead = (path: string) => prefetch(router.routes as typeof routes, at(path));
  return { router, ahead, lazy };
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('prefetched data', () => {
  it('is what the navigation shows, and is asked for once', async () => {
    const loader = jest.fn(async () => 'data');
    const { router, ahead, lazy } = pages(loader);
    ahead('/about');
    ahead('/about');
    expect(lazy).toHaveBeenCalled();
    await router.navigate('/about');
    expect(Object.values(router.state.loaderData)).toEqual(['data']);
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('serves one navigation, and only while it is fresh', async () => {
    const loader = jest.fn(async () => 'data');
    const { router, ahead } = pages(loader);
    ahead('/about');
    jest.advanceTimersByTime(30_001);
    await router.navigate('/about');
    expect(loader).toHaveBeenCalledTimes(2);
    await router.navigate('/start');
    await router.navigate('/about');
    expect(loader).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['says that it failed', () => Promise.resolve(data(null, { status: 503 }))],
    ['is an error', () => Promise.reject(new Error('offline'))],
  ])('is requested again when it %s', async (_, first) => {
    const loader = jest.fn().mockImplementationOnce(first).mockResolvedValue('data');
    const { router, ahead } = pages(loader);
    ahead('/about');
    await act(async () => {});
    await router.navigate('/about');
    expect(Object.values(router.state.loaderData)).toEqual(['data']);
  });
});

describe('intent', () => {
  const go = jest.fn();
  let stop: () => void;
  const link = (html: string) => {
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = html;
    return host.querySelector('span') ?? host.querySelector('a')!;
  };
  beforeEach(() => {
    go.mockClear();
    stop = watchIntent(go);
  });
  afterEach(() => stop());

  it.each(['pointerOver', 'focusIn'] as const)('is %s for a moment', (event) => {
    fireEvent[event](link('<a href="/about#team"><span>About</span></a>'));
    expect(go).not.toHaveBeenCalled();
    jest.advanceTimersByTime(65);
    expect(go.mock.calls).toEqual([[at('/about')]]);
  });

  it('is not a pointer passing over', () => {
    fireEvent.pointerOver(link('<a href="/about">About</a>'));
    jest.advanceTimersByTime(40);
    fireEvent.pointerOver(document.body);
    jest.advanceTimersByTime(1000);
    expect(go).not.toHaveBeenCalled();
  });

  it('is a touch at once', () => {
    fireEvent.touchStart(link('<a href="/about">About</a>'));
    expect(go).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another site', '<a href="https://x.com/manjara">X</a>'],
    ['a mail', '<a href="mailto:a@b.c">Mail</a>'],
    ['a new tab', '<a href="/about" target="_blank">About</a>'],
    ['this very page', '<a href="/">Home</a>'],
    ['the other language', '<a href="?lang=ar" hreflang="ar">العربية</a>'],
  ])('is not triggered by %s', (_, html) => {
    fireEvent.touchStart(link(html));
    expect(go).not.toHaveBeenCalled();
  });
});

describe('a page whose data cannot be loaded', () => {
  const failed = data('failed', { status: 503 });
  const shownByServer = jest.fn<Promise<Response>, [string, RequestInit]>();
  const cached = (cacheStatus: string) =>
    shownByServer.mockResolvedValue({
      headers: new Headers({ 'cache-status': cacheStatus }),
    } as Response);
  const load = async (loader: jest.Mock, path: string, shown = '/') => {
    const [route] = prefetchable(
      [{ path: '*', loader }],
      () => 'en',
      () => at(shown),
    );
    return (route!.loader as LoaderFunction)({
      request: new Request(at(path).href),
      params: {},
      context: {},
    } as never);
  };
  beforeEach(() => {
    jest.useRealTimers();
    globalThis.fetch = shownByServer as never;
  });

  it('is the one that the server has cached, by a load of the whole page', async () => {
    cached('manjara-shell; hit; ttl=-12');
    const answer = (await load(
      jest.fn(async () => failed),
      '/about?x=1',
    )) as Response;
    expect(answer.headers.get('location')).toBe(at('/about?x=1').href);
    expect(answer.headers.get('x-remix-reload-document')).toBe('true');
    expect(shownByServer.mock.calls).toEqual([[at('/about?x=1').href, { method: 'HEAD' }]]);
  });

  it.each([
    ['has none', () => cached('manjara-shell; fwd=uri-miss')],
    ['has it all', () => cached('manjara-shell; hit')],
    ['is away, too', () => shownByServer.mockRejectedValue(new TypeError('fetch failed'))],
  ])('is an error if the server %s', async (_, given) => {
    given();
    expect(
      await load(
        jest.fn(async () => failed),
        '/about',
      ),
    ).toBe(failed);
  });
});
