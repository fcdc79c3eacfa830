import { type Answer, network } from './network';

/** The 412 response to a save of an outdated version. */
export const CHANGED: Answer = {
  status: 412,
  body: {
    statusCode: 412,
    error: 'precondition_failed',
    message: 'Changed elsewhere.',
    changedAt: '2026-11-20T12:34:00.000Z',
  },
};

/** Mocks a document that others change as well: a save must name the version that it changes. */
export function serveVersioned<T extends object>(path: string, first: T, save = `PUT ${path}`) {
  let stored = first;
  let version = 1;
  const answer = (): Answer => ({ body: stored, headers: { etag: `"${version}"` } });
  const store = (change: object) => {
    stored = { ...stored, ...change };
    version += 1;
  };
  network.on(`GET ${path}`, answer);
  network.on(save, ({ headers, body }) => {
    if (headers.get('If-Match') !== `"${version}"`) return CHANGED;
    store(body instanceof FormData ? Object.fromEntries(body) : (body as object));
    return answer();
  });
  return { stored: () => stored, changeElsewhere: (change: Partial<T>) => store(change) };
}
