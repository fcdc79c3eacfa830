import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Team } from '../test/build';
import { describeReleases } from './describe';
import { KEPT_DAYS, KEPT_RELEASES, keptReleases, prune } from './past-releases';
import { isWithdrawn, makeLive, readLive } from './live';
import { putRelease } from './publish';
import { rollback } from './rollback';

const START = Date.UTC(2026, 0, 1);
const day = (number: number) => new Date(START + number * 86_400_000);

let team: Team;
beforeEach(async () => (team = await Team.begin()));
afterEach(() => team.end());

/** Makes a build live on a day. */
async function releaseOn(number: number, script = `build ${number}`): Promise<string> {
  await team.build(script);
  const pointer = await putRelease({
    dist: team.dist,
    root: team.root,
    version: '1',
    now: day(number),
  });
  await makeLive(team.root, pointer, { now: day(number) });
  return pointer.version;
}

const versions = async () => (await keptReleases(team.root)).map(({ version }) => version);

describe('kept releases', () => {
  it('are the live one, then the others, the last one first, with what became of them', async () => {
    const first = await releaseOn(1);
    const second = await releaseOn(2);
    const third = await releaseOn(3);
    await rollback(team.root, undefined, { now: day(4) });
    expect(await keptReleases(team.root)).toEqual([
      { version: second, state: 'live', published: day(2), since: day(4) },
      { version: third, state: 'withdrawn', published: day(3), until: day(4) },
      { version: first, state: 'past', published: day(1), until: day(2) },
    ]);
    expect(describeReleases(await keptReleases(team.root)).split('\n')).toEqual([
      `  live         ${second}  since 2026-01-05 00:00 UTC, published 2026-01-03 00:00 UTC`,
      `  rolled back  ${third}  until 2026-01-05 00:00 UTC, published 2026-01-04 00:00 UTC`,
      `  earlier      ${first}  until 2026-01-03 00:00 UTC, published 2026-01-02 00:00 UTC`,
    ]);
  });

  it('are none where nothing was published', async () => {
    expect(await keptReleases(team.root)).toEqual([]);
    expect(describeReleases([])).toContain('nothing is published');
  });
});

describe('prune', () => {
  it('keeps every release for a month, however many there are', async () => {
    for (let number = 0; number < KEPT_RELEASES + 5; number++) await releaseOn(number);
    const before = await versions();
    expect(await prune(team.root, day(KEPT_DAYS))).toEqual([]);
    expect(await versions()).toEqual(before);
  });

  it('keeps the last ones however old they are, and the live one', async () => {
    const all: string[] = [];
    for (let number = 0; number < KEPT_RELEASES + 3; number++) all.push(await releaseOn(number));
    expect((await prune(team.root, day(1000))).sort()).toEqual(all.slice(0, 2).sort());
    expect(await versions()).toEqual(all.slice(2).reverse());
    expect(await prune(team.root, day(1000))).toEqual([]);
  });

  it('takes what it deletes out of the pointer, but for what was rolled back from', async () => {
    const all = [await releaseOn(0), await releaseOn(1)];
    await rollback(team.root, undefined, { now: day(2) });
    for (let number = 3; number < KEPT_RELEASES + 4; number++) all.push(await releaseOn(number));
    const [first, bad, ...others] = all;
    const before = await readLive(team.root);
    expect((await prune(team.root, day(1000))).sort()).toEqual([first, bad].sort());
    const after = await readLive(team.root);
    expect(after).toMatchObject({ ...before, past: expect.anything() });
    expect(after?.past?.map(({ version }) => version).sort()).toEqual(
      [bad, ...others.slice(0, -1)].sort(),
    );
    expect(isWithdrawn(after, bad!)).toBe(true);
  });

  it('removes what a killed publication has left, and not one that is under way', async () => {
    await releaseOn(1);
    const left = ['1-a.draft-11', 'latest.json.draft-0a1b-2c'];
    const underWay = '1-b.draft-12';
    const at = (name: string) => path.join(team.root, name);
    await mkdir(at(left[0]!));
    await writeFile(at(left[1]!), '{');
    for (const name of left) await utimes(at(name), day(0), day(0));
    await mkdir(at(underWay));
    await prune(team.root);
    expect((await readdir(team.root)).filter((name) => name.includes('draft'))).toEqual([underWay]);
  });

  it('leaves alone what is no release', async () => {
    for (let number = 0; number < KEPT_RELEASES + 3; number++) await releaseOn(number);
    for (const name of ['lost+found', '.git', 'backup']) {
      await mkdir(path.join(team.root, name));
      await utimes(path.join(team.root, name), day(0), day(0));
    }
    expect(await prune(team.root, day(1000))).toHaveLength(2);
    expect(await readdir(team.root)).toEqual(
      expect.arrayContaining(['lost+found', '.git', 'backup']),
    );
    expect(await versions()).toHaveLength(KEPT_RELEASES + 1);
  });
});
