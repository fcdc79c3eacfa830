import type { RevisionWatch, Standing } from './revision-watch';
import { WarmUp } from './warm-up';

jest.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const PATHS = ['/', '/projects', '/production', '/about', '/join', '/contact'];
const ORIGIN = 'https://site.example';
const visit = jest.fn(async (_path: string, _visitor: { origin: string; language: string }) => {});
let standing: Standing;
let watch: { standing?: Standing; settlesAt: number; confirm(): Promise<Standing> };
let release: string | undefined;

const warmUp = (publicUrl: string | null = ORIGIN) =>
  new WarmUp({
    publicUrl,
    watch: watch as RevisionWatch,
    release: () => release,
    paths: () => PATHS,
    visit,
  });
const visited = (origin: string) =>
  visit.mock.calls
    .filter(([, visitor]) => visitor.origin === origin)
    .map(([path, { language }]) => `${language} ${path}`)
    .sort();
const ALL = ['ar', 'en'].flatMap((language) => PATHS.map((path) => `${language} ${path}`)).sort();

beforeEach(() => {
  standing = { revision: 'a', away: false, stale: false };
  watch = { settlesAt: 0, confirm: async () => standing };
  release = '1.0.0';
});

describe('the pages that everybody reads', () => {
  it('are visited in both languages, once for each release', async () => {
    const pages = warmUp();
    await Promise.all([pages.tick(), pages.tick()]);
    await pages.tick();
    expect(visited(ORIGIN)).toEqual(ALL);
    release = '2.0.0';
    await pages.tick();
    expect(visit).toHaveBeenCalledTimes(2 * ALL.length);
  });

  it('wait for the release, for the API, for its database and for certainty', async () => {
    const pages = warmUp();
    release = undefined;
    await pages.tick();
    release = '1.0.0';
    for (const change of [{ away: true }, { stale: true }]) {
      watch.standing = { ...standing, ...change };
      await pages.tick();
    }
    watch.standing = standing;
    watch.settlesAt = Date.now() + 60_000;
    await pages.tick();
    expect(visit).not.toHaveBeenCalled();
    watch.settlesAt = 0;
    await pages.tick();
    expect(visited(ORIGIN)).toEqual(ALL);
  });

  it('are visited although one of them cannot be rendered', async () => {
    visit.mockRejectedValueOnce(new Error('broken'));
    await warmUp().tick();
    expect(visited(ORIGIN)).toEqual(ALL);
  });

  it('are begun anew where the API or the release went in between', async () => {
    const pages = warmUp();
    visit.mockImplementationOnce(async () => void (watch.standing = { ...standing, away: true }));
    await pages.tick();
    expect(visit).toHaveBeenCalledTimes(1);
    watch.standing = standing;
    visit.mockImplementationOnce(async () => void (release = '2.0.0'));
    await pages.tick();
    expect(visit).toHaveBeenCalledTimes(2);
    await pages.tick();
    expect(visit).toHaveBeenCalledTimes(2 + ALL.length);
  });

  it('are those of the addresses by which visitors came, where none is set, but of a few', async () => {
    const pages = warmUp(null);
    await pages.tick();
    expect(visit).not.toHaveBeenCalled();
    for (let i = 0; i < 20; i++) pages.meet(`http://${i}.example`);
    await pages.tick();
    // Whoever makes up names does not keep out who comes by the site's own.
    for (const name of [17, 18, 19]) expect(visited(`http://${name}.example`)).toEqual(ALL);
    expect(visit).toHaveBeenCalledTimes(3 * ALL.length);
    pages.meet('http://17.example');
    pages.meet('http://20.example');
    await pages.tick();
    expect(visited('http://20.example')).toEqual(ALL);
    expect(visit).toHaveBeenCalledTimes(4 * ALL.length);
    const isKept = (name: number) =>
      pages.includes({
        url: new URL('http://x/'),
        origin: `http://${name}.example`,
        language: 'ar',
        queried: false,
      });
    expect([17, 18, 19, 20].filter(isKept)).toEqual([17, 19, 20]);
    const set = warmUp();
    set.meet('http://evil.example');
    visit.mockClear();
    await set.tick();
    expect(visited('http://evil.example')).toEqual([]);
  });

  it('are known, for instance to be copied', () => {
    const pages = warmUp();
    const at = (path: string, origin = ORIGIN) =>
      pages.includes({
        url: new URL(path, origin),
        origin,
        language: 'ar',
        queried: path.includes('?'),
      });
    expect(PATHS.map((path) => at(path))).toEqual(PATHS.map(() => true));
    expect([at('/projects/x'), at('/projects?page=2'), at('/', 'http://evil.example')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
