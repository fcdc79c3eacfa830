import { answer, html, cacheBench, never, pending } from '../testing/cache-bench';

const STALE_ANSWER = { 'cache-status': 'api; hit; ttl=-90', age: '90' };
const DAY_S = 24 * 3600;

const { confirm, get, goAway } = cacheBench();

describe('while the API is away', () => {
  it('a cached page is shown at once, and says that it may be out of date', async () => {
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
  it('a cached page is shown, marked', async () => {
    await get(() => html('one'));
    confirm('a', { stale: true });
    expect(await get(never)).toMatchObject({
      text: 'one',
      cacheStatus: expect.stringMatching(/; hit; ttl=-1$/) as string,
    });
  });

  it('a page of what the API remembers is marked, and is cached as one that is old', async () => {
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
    expect(await get(never)).toMatchObject({ text: 'one' });
    expect(two.render).toHaveBeenCalledTimes(1);
    two.finish(html('two'));
    while ((await get(never)).text !== 'two') await new Promise((resolve) => setImmediate(resolve));
  });
});
