import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

const CODE = readFileSync(path.join(__dirname, '../../public/service-worker.js'), 'utf8');
const ORIGIN = 'https://manjara.example';
const MESSAGE = {
  title: 'New message',
  lang: 'en',
  dir: 'ltr',
  tag: 'message',
  url: '/dashboard/messages',
};

/** The service worker in a browser with these windows. */
function start(addresses: string[] = []) {
  const listeners: Record<string, (event: object) => void> = {};
  const windows = addresses.map((address) => ({ url: ORIGIN + address, focus: jest.fn() }));
  const showNotification = jest.fn(async () => undefined);
  const openWindow = jest.fn(async () => null);
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  };
  runInNewContext(CODE, { self, URL });
  const dispatch = async (name: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    listeners[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  return { dispatch, showNotification, openWindow, windows };
}

it('shows what is pushed; a later one of its kind replaces it without another sound', async () => {
  const { dispatch, showNotification } = start();
  await dispatch('push', { data: { json: () => MESSAGE } });
  const { title, url, ...options } = MESSAGE;
  const shown = expect.objectContaining({ ...options, data: { url } }) as object;
  expect(showNotification).toHaveBeenCalledWith(title, shown);
  expect(showNotification).not.toHaveBeenCalledWith(
    title,
    expect.objectContaining({ renotify: true }),
  );
});

describe('a click', () => {
  const click = (worker: ReturnType<typeof start>, close = jest.fn()) =>
    worker.dispatch('notificationclick', { notification: { data: MESSAGE, close } });

  it('opens the inbox, and leaves a window with another screen alone', async () => {
    const worker = start(['/dashboard/add-project']);
    const close = jest.fn();
    await click(worker, close);
    expect(close).toHaveBeenCalled();
    expect(worker.openWindow).toHaveBeenCalledWith('/dashboard/messages');
    expect(worker.windows[0]?.focus).not.toHaveBeenCalled();
  });

  it('focuses an inbox that is open', async () => {
    const worker = start(['/', '/dashboard/messages?lang=en']);
    await click(worker);
    expect(worker.openWindow).not.toHaveBeenCalled();
    expect(worker.windows[1]?.focus).toHaveBeenCalled();
  });
});
