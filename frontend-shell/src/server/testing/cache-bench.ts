import { withApiHealth, recordResponse } from '../rendering/api-health';
import type { PageAddress } from '../pages/page-address';
import { PageCache } from '../pages/page-cache';
import type { Rendered } from '../rendering/renderer';
import type { ApiStatus, RevisionPoller } from '../pages/revision-poller';

interface Poller extends Pick<RevisionPoller, 'check' | 'confirmed'> {
  current?: ApiStatus;
  settlesAt: number;
}

export const address = (path = '/', cacheable = true): PageAddress => ({
  key: `en http://site${path}`,
  url: new URL(path, 'http://site'),
  language: 'en',
  origin: 'http://site',
  cacheable,
});

export const html = (text: string, status = 200): Rendered => ({
  html: Buffer.from(text),
  status,
  preloads: '',
  styles: [],
});

/** Simulates an API response for the current rendering. */
export const answer = (status: number, headers = {}, body?: unknown) =>
  recordResponse({ ok: status < 400, status, headers: new Headers(headers) } as Response, body);

/** A rendering that the test finishes. */
export function pending() {
  let finish!: (page: Rendered) => void;
  const done = new Promise<Rendered>((resolve) => (finish = resolve));
  return { render: jest.fn(() => done), finish };
}

export const never = () => {
  throw new Error('It is rendered.');
};

interface Asking {
  at?: PageAddress;
  release?: string;
}

/** Sets up a new cache for each test, and a poller with a confirmed revision. */
export function cacheBench(maxBytes = 1e6) {
  const bench = {} as { poller: Poller; cache: PageCache };

  const confirm = (revision: string | null, change: Partial<ApiStatus> = {}) => {
    const status = { revision, away: false, stale: false, ...change };
    bench.poller.current = status;
    bench.poller.check = async () => status;
    if (revision && !status.stale) bench.poller.confirmed = { revision, at: Date.now() };
  };
  const goAway = () => confirm(null, { away: true });

  async function get(
    render: () => Promise<Rendered> | Rendered,
    { at = address(), release = 'r1' }: Asking = {},
  ) {
    const { page, ...rest } = await bench.cache.get(at, {
      release,
      render: async () => {
        const { result, apiHealth } = await withApiHealth('request-1', async () => render());
        return { page: result, apiHealth };
      },
    });
    const { html: bytes, ...shown } = { html: Buffer.alloc(0), ...page };
    return { text: bytes.toString(), ...shown, ...rest };
  }

  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'],
      now: Date.parse('2026-11-27T12:00:00+03:00'),
    });
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const timeout = new AbortController();
      setTimeout(() => timeout.abort(), ms);
      return timeout.signal;
    });
    bench.poller = { settlesAt: 0, confirmed: null } as unknown as Poller;
    bench.cache = new PageCache(maxBytes, bench.poller as RevisionPoller);
    confirm('a');
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  return Object.assign(bench, { confirm, goAway, get });
}
