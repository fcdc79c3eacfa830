import { overhear } from './hearsay';
import type { PageAddress } from './page-address';
import { PageKeeper, type Rendered } from './page-keeper';
import { PageStore } from './page-store';
import type { RevisionWatch, Standing } from './revision-watch';

const STALE_ANSWER = { 'cache-status': 'api; hit; ttl=-90', age: '90' };
const DAY_S = 24 * 3600;

let standing: Standing;
let watch: { standing?: Standing; settlesAt: number; confirmed: RevisionWatch['confirmed'] } & Pick<
  RevisionWatch,
  'confirm'
>;
let store: PageStore;
let keeper: PageKeeper;

const address = (path = '/', keepable = true): PageAddress => ({
  key: `en http://site${path}`,
  url: new URL(path, 'http://site'),
  language: 'en',
  origin: 'http://site',
  keepable,
  queried: path.includes('?'),
});
const html = (text: string, status = 200): Rendered => ({
  html: Buffer.from(text),
  status,
  preloads: '',
  styles: [],
});
const answer = (status: number, headers = {}, body?: unknown) =>
  overhear({ ok: status < 400, status, headers: new Headers(headers) } as Response, body);

/** A rendering that the test finishes when it likes. */
function pending() {
  let finish!: (page: Rendered) => void;
  const done = new Promise<Rendered>((resolve) => (finish = resolve));
  return { render: jest.fn(() => done), finish };
}

async function get(render: () => Promise<Rendered> | Rendered, path = '/', release = 'r1') {
  const recipe = { release, requestId: 'request-1', render: async () => render() };
  const { page, ...rest } = await keeper.serve(address(path), recipe);
  const { html: bytes, ...shown } = { html: Buffer.alloc(0), ...page };
  return { text: bytes.toString(), ...shown, ...rest };
}
const never = () => {
  throw new Error('It is rendered.');
};
const confirm = (revision: string | null, change: Partial<Standing> = {}) => {
  standing = { revision, away: false, stale: false, ...change };
  watch.standing = standing;
  if (revision && !standing.stale) watch.confirmed = { revision, at: Date.now() };
};
/** Resolves when the page that is kept is this one. */
async function stored(text: string): Promise<void> {
  while (store.get(address())?.body.html.toString() !== text) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const goAway = () => confirm(null, { away: true });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  store = new PageStore(1e6);
  watch = { settlesAt: 0, confirmed: null, confirm: async () => standing };
  keeper = new PageKeeper({ store, watch: watch as RevisionWatch });
  confirm('a');
});
afterEach(() => jest.useRealTimers());

describe('a page that is kept', () => {
  it('is shown while its revision is confirmed, in all its forms', async () => {
    const first = await get(() => html('one'));
    expect(first).toMatchObject({
      text: 'one',
      cacheStatus: 'manjara-shell; fwd=uri-miss; stored',
    });
    const again = await get(never);
    expect(again).toMatchObject({ text: 'one', cacheStatus: 'manjara-shell; hit' });
    expect(again.age).toBeUndefined();
    expect(again.body).toMatchObject({ html: Buffer.from('one'), etag: expect.any(String) });
  });

  it('waits for the revision where that has to be asked for', async () => {
    await get(() => html('one'));
    watch.standing = undefined;
    standing = { ...standing, revision: 'b' };
    expect(await get(() => html('two'))).toMatchObject({ text: 'two' });
  });

  it('is rendered anew after a change, and never shown as it was', async () => {
    await get(() => html('one'));
    confirm('b');
    expect(await get(() => html('two'))).toMatchObject({
      text: 'two',
      cacheStatus: 'manjara-shell; fwd=stale; stored',
    });
    expect(await get(never)).toMatchObject({ text: 'two' });
  });

  it('is not fresh when a change came while it was being rendered', async () => {
    const one = pending();
    const asked = get(one.render);
    confirm('b');
    one.finish(html('begun before'));
    await asked;
    expect(await get(() => html('begun after'))).toMatchObject({ text: 'begun after' });
  });

  it('is rendered once more when its revision has reached every process', async () => {
    watch.settlesAt = Date.now() + 1500;
    await get(() => html('perhaps of another process'));
    jest.setSystemTime(Date.now() + 1499);
    expect(await get(never)).toMatchObject({ text: 'perhaps of another process' });
    jest.setSystemTime(Date.now() + 1);
    expect(await get(() => html('certain'))).toMatchObject({ text: 'certain' });
    jest.setSystemTime(Date.now() + 5000);
    confirm('a');
    expect(await get(never)).toMatchObject({ text: 'certain' });
  });

  it('is rendered once more after a minute, for changes that nobody told of, and nobody waits', async () => {
    await get(() => html('one'));
    jest.setSystemTime(Date.now() + 65_000);
    expect(await get(never)).toMatchObject({ text: 'one' });
    jest.setSystemTime(Date.now() + 1);
    const two = pending();
    for (let time = 0; time < 3; time++) {
      expect(await get(two.render)).toMatchObject({
        text: 'one',
        cacheStatus: 'manjara-shell; hit',
      });
    }
    expect(two.render).toHaveBeenCalledTimes(1);
    two.finish(html('two'));
    await stored('two');
    expect(await get(never)).toMatchObject({ text: 'two', cacheStatus: 'manjara-shell; hit' });
  });

  it('stays when it cannot be rendered once more', async () => {
    await get(() => html('one'));
    for (const fail of [() => html('failed', 500), () => Promise.reject(new Error('broken'))]) {
      jest.setSystemTime(Date.now() + 65_001);
      expect(await get(fail)).toMatchObject({ text: 'one' });
      await new Promise((resolve) => setImmediate(resolve));
    }
    goAway();
    expect(await get(never)).toMatchObject({ text: 'one' });
  });

  it('gives way at once to that of another release', async () => {
    await get(() => html('one'));
    expect(await get(() => html('two'), '/', 'r2')).toMatchObject({ text: 'two' });
  });

  it('is rendered once for all who ask at the same time, but not for who asks after a change', async () => {
    const one = pending();
    const asked = [get(one.render), get(one.render), get(one.render)];
    confirm('b');
    const later = get(() => html('after'));
    one.finish(html('before'));
    expect((await Promise.all(asked)).map(({ text }) => text)).toEqual(Array(3).fill('before'));
    expect(one.render).toHaveBeenCalledTimes(1);
    expect((await later).text).toBe('after');
    expect(await get(never)).toMatchObject({ text: 'after' });
  });

  it('is asked for anew each time while the API tells no revision', async () => {
    confirm(null);
    const one = pending();
    const asked = get(one.render);
    expect((await get(() => html('two'))).text).toBe('two');
    one.finish(html('one'));
    await asked;
    expect((await get(() => html('three'))).text).toBe('three');
  });
});

describe('what is not kept', () => {
  it.each([
    ['an unknown address', () => html('nothing here', 404)],
    ['a page that failed', () => html('failed', 500)],
    ['a page without its data', () => html('unavailable', 503)],
    ['a redirect', (): Rendered => ({ redirect: '/x', status: 302 })],
    ['a page with a hole', () => (answer(500), html('without its list'))],
    ['a page whose call was refused as one too many', () => (answer(429), html('a hole'))],
    ['a page whose answer was cut off', () => (answer(200), html('a hole'))],
    ['a page of which a part failed', (): Rendered => ({ ...html('a hole'), broken: true })],
    ['a page whose call was never answered', () => (overhear(), html('a hole'))],
  ])('%s', async (_, render) => {
    const first = await get(render);
    expect(first.cacheStatus).toBe('manjara-shell; fwd=uri-miss');
    expect(await get(() => html('anew'))).toMatchObject({ text: 'anew' });
  });

  it('an address whose query nobody knows', async () => {
    const ask = (render: () => Rendered) =>
      keeper.serve(address('/?x=1', false), {
        release: 'r1',
        requestId: 'request-1',
        render: async () => render(),
      });
    await ask(() => html('one'));
    expect((await ask(() => html('two'))).cacheStatus).toBe('manjara-shell; fwd=uri-miss');
  });

  it('a page that has gone for good, not even as an old one', async () => {
    await get(() => html('one'));
    confirm('b');
    expect(await get(() => html('gone', 404))).toMatchObject({ status: 404, text: 'gone' });
    goAway();
    expect(await get(() => html('away', 503))).toMatchObject({ status: 503 });
  });
});

describe('while the API is away', () => {
  it('a kept page is shown at once, and says that it may be out of date', async () => {
    await get(() => html('one'));
    jest.setSystemTime(Date.now() + 12_000);
    goAway();
    expect(await get(never)).toMatchObject({
      text: 'one',
      status: 200,
      age: 12,
      cacheStatus: 'manjara-shell; hit; ttl=-12',
    });
  });

  it('its age is told from when it was known to be true, not from when it was rendered', async () => {
    await get(() => html('one'));
    jest.setSystemTime(Date.now() + 3 * DAY_S * 1000);
    confirm('a');
    jest.setSystemTime(Date.now() + 30_000);
    goAway();
    expect(await get(never)).toMatchObject({ age: 30 });
  });

  it('a page of the release before is shown rather than none', async () => {
    await get(() => html('one'));
    goAway();
    expect(await get(never, '/', 'r2')).toMatchObject({ text: 'one' });
  });

  it('a page is not shown for longer than a day', async () => {
    await get(() => html('one'));
    goAway();
    jest.setSystemTime(Date.now() + DAY_S * 1000);
    expect(await get(never)).toMatchObject({ age: DAY_S });
    jest.setSystemTime(Date.now() + 1000);
    expect(await get(() => html('away', 503))).toMatchObject({ status: 503 });
  });

  it('a page that nobody has seen is tried, once for all who ask', async () => {
    goAway();
    const one = pending();
    const asked = [get(one.render), get(one.render)];
    one.finish(html('unavailable', 503));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([503, 503]);
    expect(one.render).toHaveBeenCalledTimes(1);
  });

  it('a page is confirmed once the API is back, and rendered where the content has changed', async () => {
    await get(() => html('one'));
    goAway();
    await get(never);
    confirm('a');
    expect(await get(never)).toMatchObject({ text: 'one', cacheStatus: 'manjara-shell; hit' });
    goAway();
    confirm('b');
    expect(await get(() => html('two'))).toMatchObject({ text: 'two' });
  });
});

describe('while the API has no database', () => {
  it('a kept page is shown, marked', async () => {
    await get(() => html('one'));
    confirm('a', { stale: true });
    expect(await get(never)).toMatchObject({
      text: 'one',
      cacheStatus: expect.stringMatching(/; hit; ttl=-1$/) as string,
    });
  });

  it('an answer of this very second is told from one that is true', async () => {
    confirm('a', { stale: true });
    const heard = { 'cache-status': 'api; hit; ttl=0; detail=error', age: '0' };
    const first = await get(() => (answer(200, heard, []), html('remembered')));
    expect(first.cacheStatus).toMatch(/ttl=0; detail=error, manjara-shell/);
    confirm('b');
    const own = { 'cache-status': 'api; hit; ttl=9' };
    expect(await get(() => (answer(200, own, []), html('true')))).toMatchObject({
      text: 'true',
      cacheStatus: 'manjara-shell; fwd=stale; stored',
    });
  });

  it('a page of what the API remembers is marked, and is kept as one that is old', async () => {
    confirm('a', { stale: true });
    const first = await get(() => (answer(200, STALE_ANSWER, []), html('remembered')));
    expect(first).toMatchObject({
      text: 'remembered',
      age: 90,
      cacheStatus: 'api; hit; ttl=-90, manjara-shell; fwd=uri-miss; stored',
    });
    expect(await get(never)).toMatchObject({ text: 'remembered', age: 90 });
    confirm('a');
    expect(await get(() => html('anew'))).toMatchObject({ text: 'anew' });
  });
});

describe('a page that cannot be had anew after a change', () => {
  beforeEach(async () => {
    await get(() => html('one'));
    confirm('b');
  });

  it.each([
    ['fails', () => html('failed', 500)],
    ['is without its data', () => html('unavailable', 503)],
    ['has a hole', () => (answer(502), html('a hole'))],
    [
      'is made of what the API remembers',
      () => (answer(200, STALE_ANSWER, []), html('remembered')),
    ],
    ['cannot be rendered at all', () => Promise.reject(new Error('broken'))],
  ])('and %s is the old one, marked', async (_, render) => {
    expect(await get(render)).toMatchObject({
      text: 'one',
      cacheStatus: expect.stringMatching(/; hit; ttl=-\d+$/) as string,
    });
    expect(await get(() => html('two'))).toMatchObject({ text: 'two' });
  });

  it('is not waited for longer than two seconds, and comes to who asks later', async () => {
    const two = pending();
    let shown: string | undefined;
    const asked = get(two.render).then(({ text }) => (shown = text));
    await jest.advanceTimersByTimeAsync(1999);
    expect(shown).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await asked;
    expect(shown).toBe('one');
    two.finish(html('two'));
    expect(await get(never).catch(() => get(never))).toMatchObject({ text: 'two' });
  });
});

it('tells of what is kept', async () => {
  const onKept = jest.fn();
  keeper = new PageKeeper({ store, watch: watch as RevisionWatch, onKept });
  await get(() => html('one'), '/about');
  await get(() => html('nothing', 404), '/nothing');
  jest.setSystemTime(Date.now() + 65_001);
  const same = jest.fn(() => html('one'));
  await get(same, '/about');
  while (Date.now() - store.get(address('/about'))!.validAt > 0) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(onKept.mock.calls.map(([{ key }]: [PageAddress]) => key)).toEqual([
    'en http://site/about',
  ]);
});
