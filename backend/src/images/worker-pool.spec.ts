import childProcess, { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hugeBmp, multiplyingSvg } from '../../test/support/hostile-pictures';
import { fixturePath } from '../../test/support/picture-fixtures';
import { ended, taskStarted } from '../../test/support/processes';
import { workerEnvironment, WorkerPool, type WorkerPoolOptions } from './worker-pool';

const SMALL = fixturePath('plain.png');
const TIMEOUT_MS = 10_000;
const PNG = { accepted: { format: 'png' } };
const UNAVAILABLE = { status: 503, code: 'unavailable' };

describe('WorkerPool', () => {
  const forked = jest.spyOn(childProcess, 'fork');
  const processes = () => forked.mock.results.map(({ value }) => value as ChildProcess);
  const newest = () => processes().at(-1) as ChildProcess & { pid: number };

  let folder: string;
  /** Takes seconds to decode, mostly in native code that cannot be interrupted. */
  let slow: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worker-pool-'));
    slow = join(folder, 'slow.svg');
    await writeFile(slow, multiplyingSvg(9));
  });
  afterAll(() => rm(folder, { recursive: true }));

  let pool: WorkerPool;
  const open = (options: Partial<WorkerPoolOptions> = {}) => {
    const limits = { maxQueueSize: 100, replaceBytes: 1e12, memoryLimitBytes: 1e12 };
    pool = new WorkerPool({ niceness: 0, idleMs: 60_000, ...limits, ...options });
  };
  beforeEach(() => {
    forked.mockClear();
    open();
  });
  afterEach(() => pool.close());

  const inspect = (path = SMALL, timeoutMs = TIMEOUT_MS) =>
    pool.run('inspectPicture', [path], timeoutMs);
  /** Handles the rejection early: the task may fail before the test awaits it. */
  const outcome = (task: Promise<unknown>) => task.catch((error: unknown) => error);

  it('runs tasks one by one in a child process', async () => {
    const tasks = [inspect(), inspect()];
    for (const task of tasks) expect(await task).toMatchObject(PNG);
    expect(processes()).toHaveLength(1);
  });

  it('fails only the task whose process dies', async () => {
    await inspect();
    const failed = outcome(inspect(slow));
    const next = inspect();
    await taskStarted(newest());
    process.kill(newest().pid, 'SIGKILL');
    expect(await failed).toMatchObject({ task: 'inspectPicture', reason: 'crashed' });
    expect(await next).toMatchObject(PNG);
    expect(processes()).toHaveLength(2);
  });

  it('ends a task that takes too long, with its process', async () => {
    await inspect();
    const { pid } = newest();
    const failed = outcome(inspect(slow, 50));
    const next = inspect();
    expect(await failed).toMatchObject({ task: 'inspectPicture', reason: 'timeout' });
    await ended(pid);
    expect(await next).toMatchObject(PNG);
  });

  it('rejects tasks when the queue is full', async () => {
    open({ maxQueueSize: 2 });
    const tasks = [inspect(), inspect(), inspect()];
    await expect(inspect()).rejects.toMatchObject({
      status: 503,
      code: 'image_processing_busy',
      headers: { 'Retry-After': '10' },
    });
    await Promise.all(tasks);
    expect(await inspect()).toMatchObject(PNG);
  });

  it('ends its process when it is closed, and accepts no more tasks', async () => {
    await inspect();
    const { pid } = newest();
    const tasks = [inspect(slow), inspect()].map(outcome);
    await taskStarted(newest());
    pool.close();
    await ended(pid);
    for (const task of tasks) expect(await task).toMatchObject(UNAVAILABLE);
    await expect(inspect()).rejects.toMatchObject(UNAVAILABLE);
    expect(processes()).toHaveLength(1);
  });

  it('ends an idle process', async () => {
    open({ idleMs: 50 });
    await inspect();
    await ended(newest().pid);
    expect(await inspect()).toMatchObject(PNG);
  });

  it('replaces a process above the soft memory limit', async () => {
    open({ replaceBytes: 1 });
    await inspect();
    await inspect();
    expect(processes()).toHaveLength(2);
  });

  it('kills a process that takes too much memory', async () => {
    open({ memoryLimitBytes: 150e6 });
    const path = join(folder, 'unfolding.bmp');
    await writeFile(path, hugeBmp(6_000));
    expect(await outcome(inspect(path))).toMatchObject({ reason: 'crashed' });
  });

  it('leaves no process behind when its own is killed', async () => {
    const script = join(__dirname, '../../test/support/worker-pool-parent.cjs');
    const parent = fork(script, { silent: true });
    await once(parent, 'message');
    parent.stdout?.resume();
    parent.kill('SIGKILL');
    // The pipe stays open until the last process that has it ends.
    await once(parent, 'close');
  });

  it('passes no secrets to its processes', () => {
    const secrets = { JWT_SECRET: 'secret', MONGODB_URI: 'mongodb://u:p@x' };
    const env = jest.replaceProperty(process, 'env', { PATH: '/bin', ...secrets });
    expect(workerEnvironment()).toMatchObject({ PATH: '/bin' });
    for (const name of Object.keys(secrets)) expect(workerEnvironment()).not.toHaveProperty(name);
    env.restore();
  });
});
