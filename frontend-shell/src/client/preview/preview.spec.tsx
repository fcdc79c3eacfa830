import { type PreviewMessage, readPreviewMessage, toPreviewMessage } from '@manjara/contracts';
import { type RemoteModule, useLoaderData } from '@manjara/platform';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, type createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { RemoteLoader } from '../remotes';
import { storeLanguage } from '../language';
import { inPreview } from '.';

type Router = ReturnType<typeof createBrowserRouter>;

const send = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
const follow = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
const unfold = jest.fn();
const load = jest.fn(async () => ({ home: 'saved', reviews: 'saved' }));

function Page() {
  const { home, reviews } = useLoaderData<{ home: string; reviews: string }>();
  return (
    <>
      <h1>{`${home}, ${reviews}`}</h1>
      <a href="/about" onClick={follow}>
        <span>About</span>
      </a>
      <button onClick={unfold}>Unfold</button>
      <form onSubmit={send} aria-label="Contact">
        <input />
      </form>
    </>
  );
}

const overlay = (page: unknown, draft: unknown) => ({ ...(page as object), ...(draft as object) });

const headline = () => screen.getByRole('heading').textContent;

/** The dashboard's window around the frame. */
const dashboard = { postMessage: jest.fn() };
const sent = () =>
  dashboard.postMessage.mock.calls.map(([data]: unknown[]) => readPreviewMessage(data));

const say = (data: unknown, init: MessageEventInit = {}) =>
  act(async () => {
    const source = dashboard as unknown as Window;
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: location.origin, source, ...init }),
    );
  });
const draft = (home: string): object =>
  toPreviewMessage({ type: 'draft', draft: { home } } as unknown as PreviewMessage);

async function open(module: Partial<RemoteModule> = { preview: async () => ({ overlay }) }) {
  const page = { path: '/', Component: Page, HydrateFallback: () => null, loader: load };
  const router = createMemoryRouter([page]) as Router;
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const remotes = { load: async () => module } as unknown as RemoteLoader;
  const view = render(inPreview(<RouterProvider router={router} />, router, remotes));
  await screen.findByRole('heading');
  await waitFor(() => expect(sent()).toHaveLength(1));
  return view;
}

const realParent = window.parent;
beforeEach(() => {
  Object.defineProperty(window, 'parent', { configurable: true, value: dashboard });
});
afterEach(() => {
  Object.defineProperty(window, 'parent', { configurable: true, value: realParent });
  delete document.documentElement.dataset.laidOut;
  jest.clearAllMocks();
});

describe('a page in a preview', () => {
  it('says that it is ready, to the site alone, and is laid out whole', async () => {
    await open();
    expect(sent()).toEqual([expect.objectContaining({ type: 'ready', live: true })]);
    expect(dashboard.postMessage.mock.calls[0]?.[1]).toBe(location.origin);
    expect(document.documentElement.dataset.laidOut).toBe('');
  });

  it('merges drafts into the saved data, without loading that again', async () => {
    await open();
    await say(draft('typed'));
    expect(headline()).toBe('typed, saved');
    await say(draft('typed on'));
    expect(headline()).toBe('typed on, saved');
    await say(toPreviewMessage({ type: 'draft', draft: {} }));
    expect(headline()).toBe('saved, saved');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each<[string, unknown, MessageEventInit]>([
    ['another site', draft('foreign'), { origin: 'https://elsewhere.example' }],
    ['another window', draft('foreign'), { source: null }],
    ['another version', { ...draft('foreign'), manjaraPreview: 99 }, {}],
    ['anybody else', { type: 'draft', draft: { home: 'foreign' } }, {}],
  ])('ignores %s', async (_, data, init) => {
    await open();
    await say(data, init);
    expect(headline()).toBe('saved, saved');
  });

  it('can be unfolded, but not left, and its forms rest', async () => {
    await open();
    screen.getByText('About').click();
    screen
      .getByRole('form', { name: 'Contact' })
      .dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    screen.getByRole('button', { name: 'Unfold' }).click();
    expect(follow).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
    expect(unfold).toHaveBeenCalled();
    expect(screen.getByRole('form', { name: 'Contact' })).toHaveProperty('inert', true);
    const late = document.createElement('form');
    document.body.append(late);
    await waitFor(() => expect(late).toHaveProperty('inert', true));
    late.remove();
  });

  it('reports Escape, unless it closes a dialog of the page', async () => {
    await open();
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    dialog.remove();
    expect(sent()).toHaveLength(1);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(sent()[1]).toMatchObject({ type: 'escape' });
  });
});

it('a page outside a frame keeps its language', () => {
  Object.defineProperty(window, 'parent', { configurable: true, value: window });
  storeLanguage('en');
  expect(localStorage.getItem('lang')).toBe('en');
  localStorage.clear();
  document.cookie = 'lang=; max-age=0; path=/';
});
