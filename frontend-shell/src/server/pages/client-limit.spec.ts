import { address, cacheBench, html, pending } from '../testing/cache-bench';
import { ClientLimit, clientKey, TooManyPages } from './client-limit';

const LIMIT = 16;
const bench = cacheBench();
let limit: ClientLimit;
beforeEach(() => (limit = new ClientLimit()));

/** Starts LIMIT slow renders for a client; the returned function finishes them. */
function fill(client: string) {
  const slow = pending();
  const shown = Array.from({ length: LIMIT }, () => limit.run(client, slow.render));
  return async () => {
    slow.finish(html('slow'));
    await Promise.all(shown);
  };
}

it('lets each client have so many pages rendered at a time, and more when they are done', async () => {
  const finish = fill('a');
  await expect(limit.run('a', async () => 'one more')).rejects.toThrow(TooManyPages);
  expect(await limit.run('b', async () => 'of another')).toBe('of another');
  await finish();
  expect(await limit.run('a', async () => 'again')).toBe('again');
});

it('counts a page that failed no longer', async () => {
  for (let tries = 0; tries <= LIMIT; tries += 1) {
    await expect(limit.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
  }
});

it('does not limit what is cached', async () => {
  await bench.get(() => html('cached'));
  const finish = fill('a');
  const read = () => bench.get(() => limit.run('a', async () => html('rendered')));
  expect(await read()).toMatchObject({ text: 'cached' });
  bench.confirm('b');
  expect(await read()).toMatchObject({
    text: 'cached',
    cacheStatus: expect.stringContaining('ttl=-'),
  });
  await finish();
});

it('refuses a page to nobody else who waits for it', async () => {
  const finish = fill('a');
  const at = address('/new');
  const refused = bench.get(() => limit.run('a', async () => html('new')), { at });
  const other = bench.get(() => limit.run('b', async () => html('new')), { at });
  await expect(refused).rejects.toThrow(TooManyPages);
  expect(await other).toMatchObject({ text: 'new' });
  await finish();
});

it('takes an IPv6 network for one client, and an IPv4 address as it is written', () => {
  expect(clientKey('2001:db8:1:2::1')).toBe(clientKey('2001:db8:1:2:ffff::9'));
  expect(clientKey('2001:db8:1:2::1')).not.toBe(clientKey('2001:db8:1:3::1'));
  expect(clientKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(clientKey('unknown')).toBe('unknown');
});
