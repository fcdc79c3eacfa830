import fs, {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { Team } from '../test/build';
import { integrityOf } from './integrity';
import type { AssetMap, ReleasePointer } from './pointer';
import { publish } from './publish';
import { rollback } from './rollback';

let team: Team;
let dist: string;
let root: string;
const build = (script: string) => team.build(script);

beforeEach(async () => {
  team = await Team.begin();
  ({ dist, root } = team);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await team.end();
});

const pointer = async () =>
  JSON.parse(await readFile(path.join(root, 'latest.json'), 'utf8')) as ReleasePointer;

describe('publish', () => {
  it('copies the build into a new folder and points to it, with correct hashes', async () => {
    await build('one');
    const published = await publish({ dist, root, version: '1.0.0' });
    expect(await pointer()).toMatchObject(published);
    for (const file of [published.manifest, published.assetMap, published.server!]) {
      const bytes = await readFile(path.join(root, published.version, file.path));
      expect(integrityOf(bytes)).toBe(file.integrity);
    }
    const map = JSON.parse(
      await readFile(path.join(root, published.version, published.assetMap.path), 'utf8'),
    ) as AssetMap;
    expect(map.chunks.main?.js).toEqual(['static/main.js']);
    expect(map.integrity['static/main.js']).toBe(integrityOf('one'));
  });

  it('does not rewrite existing files, for a site whose disk is full', async () => {
    await build('one');
    const { version } = await publish({ dist, root, version: '1.0.0' });
    const files = ['latest.json', `${version}/client/static/main.js`];
    const inodes = () => Promise.all(files.map(async (f) => (await stat(path.join(root, f))).ino));
    const before = await inodes();
    await publish({ dist, root, version: '1.0.0' });
    expect(await inodes()).toEqual(before);
  });

  it('completes a release that a power cut has left in part', async () => {
    await build('one');
    const first = await publish({ dist, root, version: '1.0.0' });
    const script = path.join(root, first.version, 'client/static/main.js');
    await writeFile(script, '');
    expect(await publish({ dist, root, version: '1.0.0' })).toEqual(first);
    expect(await readFile(script, 'utf8')).toBe('one');
  });

  it('puts nothing in place that a power cut could leave empty', async () => {
    await build('one');
    const probe = await open(path.join(team.folder, 'probe'), 'w');
    const sync = jest.spyOn(Object.getPrototypeOf(probe) as FileHandle, 'sync');
    await probe.close();
    const rename = jest.spyOn(fs, 'rename');
    const { version } = await publish({ dist, root, version: '1.0.0' });
    const entries = await readdir(path.join(root, version), {
      recursive: true,
      withFileTypes: true,
    });
    // Every file is synced, and the pointer last, before it is renamed.
    expect(sync).toHaveBeenCalledTimes(entries.filter((entry) => entry.isFile()).length + 1);
    const [synced, renamed] = [sync, rename].map((spy) => spy.mock.invocationCallOrder.at(-1)!);
    expect(synced).toBeLessThan(renamed!);
  });

  it('replaces an unreadable record, with the hashes of all files', async () => {
    await team.build('one', { 'client/static/kufi.woff2': 'font' });
    const { version } = await publish({ dist, root, version: '1.0.0' });
    const record = path.join(root, version, 'release.json');
    await writeFile(record, '');
    await publish({ dist, root, version: '1.0.0' });
    await build('two');
    await rm(path.join(dist, 'client/static/kufi.woff2'));
    await publish({ dist, root, version: '1.0.0' });
    await writeFile(path.join(root, version, 'client/static/kufi.woff2'), 'damaged');
    await expect(rollback(root)).rejects.toThrow('kufi.woff2 is missing or damaged');
  });

  it('leaves no partial files when it cannot write', async () => {
    await build('one');
    await mkdir(path.join(root, 'latest.json'), { recursive: true });
    await expect(publish({ dist, root, version: '1.0.0' })).rejects.toThrow();
    expect((await readdir(root)).filter((name) => /draft|json\./.test(name))).toEqual([]);
  });

  it('refuses a folder without a build and leaves no pointer', async () => {
    await mkdir(dist, { recursive: true });
    await expect(publish({ dist, root, version: '1.0.0' })).rejects.toThrow('no build to publish');
    await expect(pointer()).rejects.toThrow('ENOENT');
  });
});
