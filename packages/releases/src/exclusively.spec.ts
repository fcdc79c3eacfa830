import fs, { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { exclusively } from './exclusively';

const OTHER = '00000000-0000-4000-8000-000000000000';
let root: string;
let lock: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'lock-'));
  lock = path.join(root, 'latest.json.lock');
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await rm(root, { recursive: true });
});

const leave = async (file: string, holder = '') => {
  await writeFile(file, holder);
  await utimes(file, new Date(0), new Date(0));
};

it('leaves alone the lock of who has taken it meanwhile', async () => {
  await exclusively(root, () => writeFile(lock, OTHER));
  expect(await readFile(lock, 'utf8')).toBe(OTHER);
});

it('keeps its lock young for as long as it works', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'setTimeout'] });
  await exclusively(root, async () => {
    await utimes(lock, new Date(0), new Date(0));
    jest.advanceTimersByTime(30_000);
    while ((await stat(lock)).mtimeMs === 0) await turn();
  });
  expect(await readdir(root)).toEqual([]);
});

it('does not remove a lock that came in the place of the one that was left', async () => {
  await leave(lock, OTHER);
  const other = OTHER.replaceAll('0', '1');
  const look = fs.stat;
  let isWorking = false;
  const looked = new Promise<void>((resolve) =>
    jest.spyOn(fs, 'stat').mockImplementationOnce(async (...args) => {
      const left = await look(...args);
      // Another process took the lock first.
      await rm(lock);
      await writeFile(lock, other);
      resolve();
      return left;
    }),
  );
  const next = jest.spyOn(fs, 'open');
  const work = exclusively(root, async () => void (isWorking = true));
  await looked;
  const tries = () => next.mock.calls.filter(([file]) => file === lock).length;
  const before = tries();
  while (tries() === before && !isWorking) await turn();
  expect(await readFile(lock, 'utf8')).toBe(other);
  expect(isWorking).toBe(false);
  await rm(lock);
  await work;
});

it.each(['', OTHER])('one at a time works where a lock was left (of "%s")', async (holder) => {
  await leave(lock, holder);
  await leave(`${lock}.draft-${holder || 'nobody'}`);
  let working = 0;
  let most = 0;
  const work = () =>
    exclusively(root, async () => {
      most = Math.max(most, ++working);
      await readdir(root);
      working--;
    });
  await Promise.all(Array.from({ length: 8 }, work));
  expect(most).toBe(1);
  expect(await readdir(root)).toEqual([]);
});
