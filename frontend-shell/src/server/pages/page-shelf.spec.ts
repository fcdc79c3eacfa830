import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { pageBody } from './page-body';
import { PageShelf } from './page-shelf';
import type { KeptPage } from './page-store';

const log = { ...pino({ level: 'silent' }), warn: jest.fn() };
let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'shelf-'));
  folder = path.join(parent, 'pages');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const open = (version = 'build-1') => new PageShelf({ folder, version, log });
const page = async (text: string, change: Partial<KeptPage> = {}): Promise<KeptPage> => ({
  body: await pageBody({ html: Buffer.from(text), styles: ["'sha256-1'"] }),
  revision: 'a',
  release: '1.0.0 2.0.0 build-1',
  freshUntil: null,
  turn: 3,
  validAt: 1000,
  ...change,
});
async function put(shelf: PageShelf, pages: Record<string, KeptPage>): Promise<void> {
  for (const [key, each] of Object.entries(pages)) shelf.put(key, each);
  await shelf.settled();
}

describe('the copies on disk', () => {
  it('are what was put there last, in all forms, for the next start', async () => {
    const [home, about] = [await page('home\nof wood'), await page('about', { freshUntil: 9 })];
    const shelf = open();
    await put(shelf, { '/': await page('earlier'), '/about': about });
    await put(shelf, { '/': home });
    expect(await open().load()).toEqual(
      new Map([
        ['/', { ...home, turn: 0 }],
        ['/about', { ...about, turn: 0 }],
      ]),
    );
  });

  it('are so many, however many addresses of the site somebody makes up', async () => {
    const shelf = open();
    const [one, keys] = [await page('home'), Array.from({ length: 60 }, (_, index) => `${index}`)];
    await put(shelf, Object.fromEntries(keys.slice(0, 30).map((key) => [`a${key}`, one])));
    await put(shelf, { a0: one });
    const again = open();
    await again.load();
    await put(again, Object.fromEntries(keys.slice(0, 40).map((key) => [`b${key}`, one])));
    const left = [...(await open().load()).keys()];
    expect(left).toHaveLength(48);
    expect(left.filter((key) => key.startsWith('b'))).toHaveLength(40);
  });

  it('are none where there is no folder yet', async () => {
    expect(await open().load()).toEqual(new Map());
  });

  it('count as none, and go, when they are damaged or are none', async () => {
    await put(open(), { '/': await page('home'), '/about': await page('about') });
    const [first, second] = await readdir(folder);
    await appendFile(path.join(folder, first!), 'more');
    const whole = await readFile(path.join(folder, second!));
    await writeFile(path.join(folder, second!), whole.subarray(0, 20));
    await writeFile(path.join(folder, 'half.page.draft'), whole);
    await writeFile(path.join(folder, 'other.page'), whole);
    expect(await open().load()).toEqual(new Map());
    expect(await readdir(folder)).toEqual([]);
  });

  it('of another build of the shell count as none, those of another release do not', async () => {
    const release = '0.9.0 2.0.0 build-1';
    await put(open(), { '/': await page('home', { release }) });
    expect((await open().load()).get('/')).toMatchObject({ release });
    expect(await open('build-2').load()).toEqual(new Map());
  });

  it('know until when their content was the same', async () => {
    const shelf = open();
    await put(shelf, {
      '/': await page('same'),
      '/about': await page('changed', { revision: 'before' }),
    });
    shelf.note({ revision: 'a', at: 5000 });
    shelf.note({ revision: 'a', at: 64_999 });
    shelf.note(null);
    await shelf.settled();
    const validAt = async (key: string) => (await open().load()).get(key)?.validAt;
    expect([await validAt('/'), await validAt('/about')]).toEqual([5000, 1000]);
    shelf.note({ revision: 'a', at: 65_000 });
    await shelf.settled();
    expect(await validAt('/')).toBe(65_000);
    await writeFile(path.join(folder, 'confirmed.json'), '{');
    expect(await validAt('/')).toBe(1000);
  });

  it('are done without where they cannot be written, and that is said once', async () => {
    await writeFile(folder, 'a file in the place of the folder');
    const shelf = open();
    await put(shelf, { '/': await page('home'), '/about': await page('about') });
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(await open().load()).toEqual(new Map());
  });
});
