import { address, answer, html, cacheBench, never, pending } from '../testing/cache-bench';
import { recordResponse } from '../rendering/api-health';
import type { Rendered } from '../rendering/renderer';

const bench = cacheBench();
const { confirm, get, goAway } = bench;

/** Resolves once this page is in the cache. */
async function stored(text: string): Promise<void> {
  while ((await get(never)).text !== text) await new Promise((resolve) => setImmediate(resolve));
}

describe('a page that is cached', () => {
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
    bench.poller.settlesAt = Date.now() + 1500;
    await get(() => html('perhaps of another process'));
    jest.setSystemTime(Date.now() + 1499);
    expect(await get(never)).toMatchObject({ text: 'perhaps of another process' });
    jest.setSystemTime(Date.now() + 1);
    expect(await get(() => html('certain'))).toMatchObject({ text: 'certain' });
    jest.setSystemTime(Date.now() + 5000);
    confirm('a');
    expect(await get(never)).toMatchObject({ text: 'certain' });
  });

  it('is rendered once more in the light of another part of the day', async () => {
    jest.setSystemTime(Date.parse('2026-11-27T16:59:58+03:00'));
    confirm('a');
    await get(() => html('noon'));
    jest.setSystemTime(Date.now() + 1000);
    expect(await get(never)).toMatchObject({ text: 'noon' });
    jest.setSystemTime(Date.now() + 1000);
    expect(await get(() => html('dusk'))).toMatchObject({ text: 'dusk' });
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

  it('gives way at once to that of another release', async () => {
    await get(() => html('one'));
    expect(await get(() => html('two'), { release: 'r2' })).toMatchObject({ text: 'two' });
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
    const other = get(() => html('two'));
    one.finish(html('one'));
    expect((await asked).text).toBe('one');
    expect((await other).text).toBe('two');
    expect((await get(() => html('three'))).text).toBe('three');
  });
});

describe('what is not cached', () => {
  it.each([
    ['an unknown address', () => html('nothing here', 404)],
    ['a page that failed', () => html('failed', 500)],
    ['a page without its data', () => html('unavailable', 503)],
    ['a redirect', (): Rendered => ({ redirect: '/x', status: 302 })],
    ['a page with a hole', () => (answer(500), html('without its list'))],
    ['a page whose call was refused as one too many', () => (answer(429), html('a hole'))],
    ['a page whose answer was cut off', () => (answer(200), html('a hole'))],
    ['a page of which a part failed', (): Rendered => ({ ...html('a hole'), broken: true })],
    ['a page whose call was never answered', () => (recordResponse(), html('a hole'))],
  ])('%s', async (_, render) => {
    const first = await get(render);
    expect(first.cacheStatus).toBe('manjara-shell; fwd=uri-miss');
    expect(await get(() => html('anew'))).toMatchObject({ text: 'anew' });
  });

  it('a deleted page, not even a stale one', async () => {
    await get(() => html('one'));
    confirm('b');
    expect(await get(() => html('gone', 404))).toMatchObject({ status: 404, text: 'gone' });
    goAway();
    expect(await get(() => html('away', 503))).toMatchObject({ status: 503 });
  });
});

describe('the room for pages', () => {
  const text = (letter: string) => letter.repeat(300_000);
  const at = (path: string) => address(path);

  it('is what is given, and goes to those that were asked for last', async () => {
    const [home, about] = [{ at: at('/') }, { at: at('/about') }];
    await get(() => html(text('a')), home);
    expect(bench.cache.size).toBeGreaterThan(300_000);
    await get(() => html(text('b')), about);
    await get(() => html(text('c')), { at: at('/join') });
    await get(never, about);
    await get(() => html(text('d')), { at: at('/contact') });
    expect(bench.cache.size).toBeLessThanOrEqual(1e6);
    await get(never, about);
    expect((await get(() => html('anew'), home)).text).toBe('anew');
  });
});
