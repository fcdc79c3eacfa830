import fs, { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Team } from '../test/build';
import { isWithdrawn, readLive } from './live';
import { publish, publishOnStart } from './publish';
import { rollback } from './rollback';

let team: Team;
let warn: jest.SpyInstance;
beforeEach(async () => {
  team = await Team.begin();
  warn = jest.spyOn(process, 'emitWarning').mockReturnValue();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await team.end();
});

const options = () => ({ dist: team.dist, root: team.root, version: '1' });
const inRoot = (...names: string[]) => path.join(team.root, ...names);

/** Publishes builds in sequence; returns their versions. */
async function released(...scripts: string[]): Promise<string[]> {
  const versions: string[] = [];
  for (const script of scripts) {
    await team.build(script);
    versions.push((await publish(options())).version);
  }
  return versions;
}

describe('an unreadable record', () => {
  it('of the live release is written again by the next publication', async () => {
    const [first] = await released('one');
    await writeFile(inRoot(first!, 'release.json'), '');
    const [second] = await released('two');
    expect((await readLive(team.root))?.version).toBe(second);
    expect((await rollback(team.root)).to).toBe(first);
  });
});

it('a live release whose folder was deleted does not block the next one', async () => {
  const [first] = await released('one');
  await rm(inRoot(first!), { recursive: true });
  const [second] = await released('two');
  expect((await readLive(team.root))?.version).toBe(second);
});

describe('a pointer that cannot be read at the moment', () => {
  it.each(['EIO', 'EMFILE'])('(%s) is kept, with its history', async (code) => {
    const [first, second] = await released('one', 'two');
    await rollback(team.root);
    const before = await readFile(inRoot('latest.json'), 'utf8');
    await team.build('two');
    const read = jest.spyOn(fs, 'readFile').mockImplementation(async (file, ...rest) => {
      if (file !== inRoot('latest.json')) return readReally(file, ...rest);
      throw Object.assign(new Error(code), { code });
    });
    await expect(publish(options())).rejects.toThrow(code);
    await expect(publishOnStart(options())).rejects.toThrow(code);
    read.mockRestore();
    expect(await readFile(inRoot('latest.json'), 'utf8')).toBe(before);
    expect((await publishOnStart(options())).live.version).toBe(first);
    expect(isWithdrawn(await readLive(team.root), second!)).toBe(true);
  });

  const readReally = fs.readFile;
});

it('an empty pointer is replaced, with one warning', async () => {
  const [first] = await released('one');
  await writeFile(inRoot('latest.json'), '');
  await team.build('one');
  expect((await publishOnStart(options())).live.version).toBe(first);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('is lost')]]);
});
