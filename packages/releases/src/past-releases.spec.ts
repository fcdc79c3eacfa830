import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Team } from '../test/build';
import { describeReleases } from './describe';
import { isWithdrawn, readLive } from './live';
import { RETENTION_DAYS, MIN_STORED, storedReleases, prune } from './past-releases';

const START = Date.UTC(2026, 0, 1);
const day = (number: number) => new Date(START + number * 86_400_000);

let team: Team;
const inRoot = (...names: string[]) => path.join(team.root, ...names);
beforeEach(async () => (team = await Team.begin()));
afterEach(() => team.end());

/**
 * Creates a releases folder with one release a day, the last one live. Publishing them would wait
 * for hundreds of disk syncs.
 */
async function releaseDaily(count: number, withdrawn: number[] = []): Promise<string[]> {
  const versions = Array.from({ length: count }, (_, index) => `1-${1e9 + index}`);
  for (const [index, version] of versions.entries()) {
    await mkdir(inRoot(version), { recursive: true });
    await writeFile(inRoot(version, 'release.json'), JSON.stringify({ published: day(index) }));
  }
  const past = versions.slice(0, -1).map((version, index) => ({
    version,
    until: day(index + 1),
    ...(withdrawn.includes(index) && { withdrawn: true }),
  }));
  const live = { version: versions.at(-1), since: day(count - 1), past: past.reverse() };
  await writeFile(inRoot('latest.json'), JSON.stringify(live));
  return versions;
}

const kept = async () => (await storedReleases(team.root)).map(({ version }) => version);

describe('kept releases', () => {
  it('are the live one, then the others, newest first, with their states', async () => {
    const [first, second, third] = await releaseDaily(3, [1]);
    expect(await storedReleases(team.root)).toEqual([
      { version: third, state: 'live', published: day(2), since: day(2) },
      { version: second, state: 'withdrawn', published: day(1), until: day(2) },
      { version: first, state: 'past', published: day(0), until: day(1) },
    ]);
    expect(describeReleases(await storedReleases(team.root)).split('\n')).toEqual([
      `  live         ${third}  since 2026-01-03 00:00 UTC, published 2026-01-03 00:00 UTC`,
      `  rolled back  ${second}  until 2026-01-03 00:00 UTC, published 2026-01-02 00:00 UTC`,
      `  earlier      ${first}  until 2026-01-02 00:00 UTC, published 2026-01-01 00:00 UTC`,
    ]);
  });

  it('are none where nothing was published', async () => {
    expect(await storedReleases(team.root)).toEqual([]);
    expect(describeReleases([])).toContain('nothing is published');
  });
});

describe('prune', () => {
  it('keeps every release for a month, however many there are', async () => {
    await releaseDaily(MIN_STORED + 5);
    const before = await kept();
    expect(await prune(team.root, day(RETENTION_DAYS))).toEqual([]);
    expect(await kept()).toEqual(before);
  });

  it('keeps the last ones however old they are; a rollback is not forgotten', async () => {
    const all = await releaseDaily(MIN_STORED + 3, [1]);
    const before = await readLive(team.root);
    expect((await prune(team.root, day(1000))).sort()).toEqual(all.slice(0, 2));
    expect(await kept()).toEqual(all.slice(2).reverse());
    const after = await readLive(team.root);
    const past = before!.past!.filter(({ version }) => version !== all[0]);
    expect(after).toEqual({ ...before, past });
    expect(isWithdrawn(after, all[1]!)).toBe(true);
    expect(await prune(team.root, day(1000))).toEqual([]);
  });

  it('removes leftovers of a killed publication, and nothing else', async () => {
    await releaseDaily(1);
    const left = ['1-a.draft-11', '1-c.draft-0a1b-2c'];
    const others = ['1-b.draft-12', 'lost+found', '.git', 'backup'];
    for (const name of [...left, ...others]) await mkdir(inRoot(name));
    for (const name of [...left, ...others.slice(1)]) await utimes(inRoot(name), day(0), day(0));
    await prune(team.root);
    const names = await readdir(team.root);
    expect(names).toEqual(expect.arrayContaining(others));
    expect(names.filter((name) => left.includes(name))).toEqual([]);
  });
});
