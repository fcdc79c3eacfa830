import { listening, recordResponse } from '../rendering/api-health';
import type { PageAddress } from '../pages/page-address';
import { PageKeeper } from '../pages/page-keeper';
import type { Rendered } from '../rendering/renderer';
import { PageStore } from '../pages/page-store';
import type { RevisionWatch, Standing } from '../pages/revision-watch';

interface Watch extends Pick<RevisionWatch, 'confirm' | 'confirmed'> {
  standing?: Standing;
  settlesAt: number;
}

/** The address of a page of the site. */
export const address = (path = '/', keepable = true): PageAddress => ({
  key: `en http://site${path}`,
  url: new URL(path, 'http://site'),
  language: 'en',
  origin: 'http://site',
  keepable,
  queried: path.includes('?'),
});

/** A page that was rendered. */
export const html = (text: string, status = 200): Rendered => ({
  html: Buffer.from(text),
  status,
  preloads: '',
  styles: [],
});

/** An answer of the API to what is being rendered. */
export const answer = (status: number, headers = {}, body?: unknown) =>
  recordResponse({ ok: status < 400, status, headers: new Headers(headers) } as Response, body);

/** A rendering that the test finishes when it likes. */
export function pending() {
  let finish!: (page: Rendered) => void;
  const done = new Promise<Rendered>((resolve) => (finish = resolve));
  return { render: jest.fn(() => done), finish };
}

/** For a page that must come from what is kept. */
export const never = () => {
  throw new Error('It is rendered.');
};

/** Gives each test a keeper of its own, at a revision that the test confirms. */
export function keeperBench() {
  const bench = {} as {
    store: PageStore;
    watch: Watch;
    keeper: PageKeeper;
    onKept: jest.Mock<void, [PageAddress]>;
  };

  const confirm = (revision: string | null, change: Partial<Standing> = {}) => {
    const standing = { revision, away: false, stale: false, ...change };
    bench.watch.standing = standing;
    bench.watch.confirm = async () => standing;
    if (revision && !standing.stale) bench.watch.confirmed = { revision, at: Date.now() };
  };
  const goAway = () => confirm(null, { away: true });

  async function get(render: () => Promise<Rendered> | Rendered, path = '/', release = 'r1') {
    const recipe = {
      release,
      render: async () => {
        const { result, heard } = await listening('request-1', async () => render());
        return { page: result, heard };
      },
    };
    const { page, ...rest } = await bench.keeper.serve(address(path), recipe);
    const { html: bytes, ...shown } = { html: Buffer.alloc(0), ...page };
    return { text: bytes.toString(), ...shown, ...rest };
  }

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    bench.store = new PageStore(1e6);
    bench.watch = { settlesAt: 0, confirmed: null } as Watch;
    bench.onKept = jest.fn();
    const { store, watch, onKept } = bench;
    bench.keeper = new PageKeeper({ store, watch: watch as RevisionWatch, onKept });
    confirm('a');
  });
  afterEach(() => jest.useRealTimers());

  return Object.assign(bench, { confirm, goAway, get });
}
