import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepFiles } from './earlier-files';

const DAY_MS = 86_400_000;
let folder: string;
let kept: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'earlier-'));
  kept = path.join(folder, 'data/assets');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A build with these files beside its page. */
async function build(name: string, files: Record<string, string>): Promise<string> {
  const root = path.join(folder, name);
  for (const [file, text] of Object.entries({ ...files, '../index.html': 'page' })) {
    const target = path.join(root, 'static', file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return root;
}
const there = async () =>
  (await readdir(kept, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

describe('files of earlier builds', () => {
  it('stay beside those of the next one, without pages and maps', async () => {
    await keepFiles(await build('one', { 'js/a.1.js': 'a', 'js/a.1.js.map': '{}' }), kept);
    await keepFiles(await build('two', { 'js/b.2.js': 'b' }), kept);
    expect(await there()).toEqual(['a.1.js', 'b.2.js']);
    expect(await readFile(path.join(kept, 'static/js/a.1.js'), 'utf8')).toBe('a');
  });

  it('go a month after the last start with them', async () => {
    const one = await build('one', { 'a.1.js': 'a' });
    const two = await build('two', { 'b.2.js': 'b' });
    const on = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * DAY_MS);
    await keepFiles(one, kept, on(0));
    await keepFiles(one, kept, on(20));
    await keepFiles(two, kept, on(40));
    expect(await there()).toEqual(['a.1.js', 'b.2.js']);
    await keepFiles(two, kept, on(51));
    expect(await there()).toEqual(['b.2.js']);
  });

  it('that a disk had no room for leave nothing half behind', async () => {
    await mkdir(path.join(kept, 'static/a.1.js.draft'), { recursive: true });
    await expect(keepFiles(await build('one', { 'a.1.js': 'a' }), kept)).rejects.toThrow();
    expect(await there()).toEqual([]);
  });
});
