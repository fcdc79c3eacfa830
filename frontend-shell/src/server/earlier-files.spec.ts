import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepFiles, keepWhileLive } from './earlier-files';

const DAY_MS = 86_400_000;
let folder: string;
let kept: string;
beforeEach(async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1), doNotFake: ['nextTick', 'setImmediate'] });
  folder = await mkdtemp(path.join(tmpdir(), 'earlier-'));
  kept = path.join(folder, 'data/assets');
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

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

/** Resolves when a file has been kept on the day that it is. */
async function keptToday(file: string): Promise<void> {
  const lastKept = () => stat(path.join(kept, 'static', file)).then(({ mtimeMs }) => mtimeMs);
  while ((await lastKept().catch(() => 0)) < Date.now()) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('files of earlier builds', () => {
  it('stay beside those of the next one, without pages and maps', async () => {
    await keepFiles(await build('one', { 'js/a.1.js': 'a', 'js/a.1.js.map': '{}' }), kept);
    await keepFiles(await build('two', { 'js/b.2.js': 'b' }), kept);
    expect(await there()).toEqual(['a.1.js', 'b.2.js']);
    expect(await readFile(path.join(kept, 'static/js/a.1.js'), 'utf8')).toBe('a');
  });

  it('go a month after the last day that their build was live', async () => {
    const one = await build('one', { 'a.1.js': 'a' });
    const two = await build('two', { 'b.2.js': 'b' });
    const failed = jest.fn();
    const stop = keepWhileLive(one, kept, failed);
    await keptToday('a.1.js');
    for (let day = 1; day <= 40; day++) {
      jest.advanceTimersByTime(DAY_MS);
      await keptToday('a.1.js');
    }
    stop();
    for (const [days, files] of [
      [1, ['a.1.js', 'b.2.js']],
      [29, ['a.1.js', 'b.2.js']],
      [1, ['b.2.js']],
    ] as const) {
      jest.advanceTimersByTime(days * DAY_MS);
      await keepFiles(two, kept);
      expect(await there()).toEqual(files);
    }
    expect(failed).not.toHaveBeenCalled();
  });

  it('are tried again the next day where they could not be kept', async () => {
    const draft = path.join(kept, 'static/a.1.js.draft');
    await mkdir(draft, { recursive: true });
    const one = await build('one', { 'a.1.js': 'a' });
    let stop = () => {};
    await new Promise((resolve) => (stop = keepWhileLive(one, kept, resolve)));
    await rm(draft, { recursive: true });
    jest.advanceTimersByTime(DAY_MS);
    await keptToday('a.1.js');
    stop();
  });

  it('that a disk had no room for leave nothing half behind', async () => {
    await mkdir(path.join(kept, 'static/a.1.js.draft'), { recursive: true });
    await expect(keepFiles(await build('one', { 'a.1.js': 'a' }), kept)).rejects.toThrow();
    expect(await there()).toEqual([]);
  });
});
