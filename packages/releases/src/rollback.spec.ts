import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Team } from '../test/build';
import { isWithdrawn, makeLive, readLive } from './live';
import { publish, publishOnStart, putRelease } from './publish';
import { rollback } from './rollback';

let team: Team;
beforeEach(async () => {
  team = await Team.begin();
  jest.spyOn(process, 'emitWarning').mockReturnValue();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await team.end();
});

/** Publishes builds in sequence; returns their versions. */
async function released(...scripts: string[]): Promise<string[]> {
  const versions: string[] = [];
  for (const script of scripts) {
    await team.build(script);
    const { version } = await publish({ dist: team.dist, root: team.root, version: '1' });
    versions.push(version);
  }
  return versions;
}

const live = async () => (await readLive(team.root))?.version;

describe('rollback', () => {
  it('goes back step by step to earlier releases, and stops at the first', async () => {
    const [first, second, third] = await released('one', 'two', 'three');
    expect(await rollback(team.root)).toEqual({ from: third, to: second });
    expect(await live()).toBe(second);
    expect(await rollback(team.root)).toEqual({ from: second, to: first });
    await expect(rollback(team.root)).rejects.toThrow(
      `No earlier release is known: ${first} stays live.`,
    );
    expect(await live()).toBe(first);
  });

  it('does not go back to a withdrawn release', async () => {
    const [first, bad] = await released('one', 'bad');
    await rollback(team.root);
    const [worse] = await released('worse');
    expect(await rollback(team.root)).toEqual({ from: worse, to: first });
    const pointer = await readLive(team.root);
    expect([bad, worse].every((version) => isWithdrawn(pointer, version!))).toBe(true);
    expect(isWithdrawn(pointer, first!)).toBe(false);
  });

  it('goes to the named release; going forward withdraws nothing', async () => {
    const [first, second, third] = await released('one', 'two', 'three');
    await rollback(team.root, first);
    expect(await live()).toBe(first);
    expect(isWithdrawn(await readLive(team.root), third!)).toBe(true);
    await rollback(team.root, third);
    expect(await live()).toBe(third);
    expect(isWithdrawn(await readLive(team.root), first!)).toBe(false);
    expect(await rollback(team.root)).toEqual({ from: third, to: first });
    expect(isWithdrawn(await readLive(team.root), second!)).toBe(true);
  });

  it('never goes forward to what a rollback to a named release has passed', async () => {
    const [first, second, third, fourth] = await released('one', 'two', 'three', 'four');
    expect(await rollback(team.root, second)).toEqual({ from: fourth, to: second });
    expect(await rollback(team.root)).toEqual({ from: second, to: first });
    await expect(rollback(team.root)).rejects.toThrow('No earlier release is known');
    // A skipped release can still be named.
    expect(await rollback(team.root, third)).toEqual({ from: first, to: third });
    expect(await rollback(team.root)).toEqual({ from: third, to: first });
  });

  it('accepts a unique prefix of a version', async () => {
    const [first] = await released('one', 'two', 'three');
    expect((await rollback(team.root, first!.slice(0, -1))).to).toBe(first);
    await expect(rollback(team.root, '1-')).rejects.toThrow('matches several releases');
    await expect(rollback(team.root, '7')).rejects.toThrow('There is no release "7"');
  });

  it.each(['client/static/main.js.br', 'client/static/kufi.woff2', 'server/server.js'])(
    'refuses a release whose %s is damaged, and leaves the live one',
    async (file) => {
      const others = {
        'client/static/main.js.br': 'compressed',
        'client/static/kufi.woff2': 'font',
      };
      await team.build('one', others);
      const first = await publish({ dist: team.dist, root: team.root, version: '1' });
      const [second] = await released('two');
      await writeFile(path.join(team.root, first.version, file), 'damaged');
      await expect(rollback(team.root)).rejects.toThrow(
        `Release ${first.version} is incomplete: ${file} is missing or damaged.`,
      );
      expect(await live()).toBe(second);
    },
  );

  it('does nothing if another release than the expected one is live', async () => {
    const [first, second, third] = await released('one', 'two', 'three');
    await expect(rollback(team.root, first, { from: second })).rejects.toThrow(
      `${third} was released in the meantime and stays live.`,
    );
    expect(await live()).toBe(third);
    await expect(rollback(team.root, third)).rejects.toThrow(`${third} is live already.`);
  });

  it('finds a release by its name after the pointer lost its history', async () => {
    const [first] = await released('one', 'two');
    await writeFile(path.join(team.root, 'latest.json'), '');
    const [third] = await released('three');
    await expect(rollback(team.root)).rejects.toThrow('No earlier release is known');
    expect(await rollback(team.root, first)).toEqual({ from: third, to: first });
  });

  it('rejects a release whose folder was deleted, and a folder without a live release', async () => {
    await expect(rollback(team.root)).rejects.toThrow('Nothing is live');
    const [first] = await released('one', 'two');
    await rm(path.join(team.root, first!), { recursive: true });
    await expect(rollback(team.root)).rejects.toThrow(`${first} was deleted`);
  });
});

describe('the pointer', () => {
  it('names each earlier release once, the last one first', async () => {
    const [first, second] = await released('one', 'two', 'one', 'two');
    const pointer = await readLive(team.root);
    expect(pointer?.version).toBe(second);
    expect(pointer?.past?.map(({ version }) => version)).toEqual([first]);
    expect(await makeLive(team.root, pointer!)).toEqual(pointer);
  });
});

describe('publications at the same time', () => {
  it('are all recorded, and the pointer names one of them', async () => {
    const pointers = [];
    for (const script of ['one', 'two', 'three', 'four', 'five']) {
      await team.build(script);
      pointers.push(await putRelease({ dist: team.dist, root: team.root, version: '1' }));
    }
    await Promise.all(pointers.map((pointer) => makeLive(team.root, pointer)));
    const pointer = await readLive(team.root);
    const known = [pointer!, ...pointer!.past!].map(({ version }) => version).sort();
    expect(known).toEqual(pointers.map(({ version }) => version).sort());
  });

  it('of the same build leave one whole release, and no drafts', async () => {
    await team.build('one');
    const options = { dist: team.dist, root: team.root, version: '1' };
    const all = await Promise.all(Array.from({ length: 5 }, () => publish(options)));
    expect(new Set(all.map(({ version }) => version)).size).toBe(1);
    expect((await readdir(team.root)).sort()).toEqual([all[0]!.version, 'latest.json']);
    await released('two');
    expect((await rollback(team.root)).to).toBe(all[0]!.version);
  });

  it('wait for each other, but not for one that was killed', async () => {
    const [first] = await released('one');
    const lock = path.join(team.root, 'publish.lock');
    await mkdir(lock);
    let isOver = false;
    const second = released('two').finally(() => (isOver = true));
    await expect(readLive(team.root)).resolves.toMatchObject({ version: first });
    expect(isOver).toBe(false);
    await utimes(lock, new Date(0), new Date(0));
    expect(await live()).toBe(first);
    await second;
    expect(await live()).not.toBe(first);
    expect(await readdir(team.root)).not.toContain('publish.lock');
  });
});

describe('a start of the site', () => {
  const start = () => publishOnStart({ dist: team.dist, root: team.root, version: '1' });

  it('publishes a build that is new', async () => {
    await released('one');
    await team.build('two');
    const { candidate, live: shown } = await start();
    expect(shown).toEqual(candidate);
    expect(await live()).toBe(candidate.version);
    expect((await start()).live.version).toBe(candidate.version);
  });

  it('does not make a withdrawn release live, until it is released again', async () => {
    const [first, second] = await released('one', 'two');
    await rollback(team.root);
    const { candidate, live: shown } = await start();
    expect([candidate.version, shown.version]).toEqual([second, first]);
    expect(await live()).toBe(first);
    await released('two');
    expect((await start()).live.version).toBe(second);
  });
});
