import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exclusively } from './exclusively';

let root: string;
beforeEach(async () => (root = await mkdtemp(path.join(tmpdir(), 'lock-'))));
afterEach(() => rm(root, { recursive: true }));

it.each(['', 'publish.lock', 'publish-turn.lock'])(
  'lets one at a time work, also where a killed process has left a lock (%j)',
  async (left) => {
    if (left) {
      await mkdir(path.join(root, left));
      await utimes(path.join(root, left), new Date(0), new Date(0));
    }
    let working = 0;
    let most = 0;
    const work = () =>
      exclusively(root, async () => {
        most = Math.max(most, ++working);
        await readdir(root);
        working--;
      });
    // A lock of the turn itself is left only by a process that was killed within a millisecond.
    await Promise.all(Array.from({ length: left === 'publish-turn.lock' ? 1 : 8 }, work));
    expect([most, await readdir(root)]).toEqual([1, []]);
  },
);

it('leaves no lock when the work fails', async () => {
  const failing = exclusively(root, () => Promise.reject(new Error('failed')));
  await expect(failing).rejects.toThrow('failed');
  expect(await readdir(root)).toEqual([]);
});

it('does not wait for a folder that cannot be locked', async () => {
  const nowhere = path.join(root, 'nowhere');
  await expect(exclusively(nowhere, async () => 'done')).rejects.toThrow('ENOENT');
});
