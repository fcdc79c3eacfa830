import childProcess, { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { multiplyingSvg } from '../../test/support/hostile-pictures';
import { fixturePath } from '../../test/support/picture-fixtures';
import { ended, taskStarted } from '../../test/support/processes';
import { ApiError } from '../common/errors/api-error';
import { TaskFailed, workerEnvironment, WorkerPool, type WorkerPoolOptions } from './worker-pool';

const SMALL = fixturePath('plain.png');
const TIMEOUT_MS = 10_000;

describe('WorkerPool', () => {
  const forked = jest.spyOn(childProcess, 'fork');
  const processes = () => forked.mock.results.map(({ value }) => value as ChildProcess);
  const newest = () => processes().at(-1) as ChildProcess & { pid: number };

  let folder: string;
  /** Takes seconds to be read, most of them in a library that nothing can interrupt. */
  let slow: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worker-pool-'));
    slow = join(folder, 'slow.svg');
    await writeFile(slow, multiplyingSvg(9));
  });
  afterAll(() => rm(folder, { recursive: true }));

  let pool: WorkerPool;
  const open = (options: Partial<WorkerPoolOptions> = {}) =>
    (pool = new WorkerPool({
      niceness: 0,
      maxQueueSize: 100,
      idleMs: 60_000,
      replaceBytes: 1e12,
      memoryLimitBytes: 1e12,
      ...options,
    }));
  beforeEach(() => {
    forked.mockClear();
    open();
  });
  afterEach(() => pool.close());

  const inspect = (path = SMALL, timeoutMs = TIMEOUT_MS) =>
    pool.run('inspectPicture', [path], timeoutMs);
  const failureOf = async (task: Promise<unknown>): Promise<TaskFailed> => {
    const outcome = await task.catch((error: unknown) => error);
    if (!(outcome instanceof TaskFailed)) throw new Error(`It did not fail: ${String(outcome)}`);
    return outcome;
  };

  it('runs tasks in one other process, one after the other', async () => {
    const tasks = [inspect(), inspect()];
    expect(pool.size).toBe(2);
    for (const outcome of await Promise.all(tasks)) {
      expect(outcome).toMatchObject({ accepted: { format: 'png' } });
    }
    expect(pool.size).toBe(0);
    expect(processes()).toHaveLength(1);
  });

  it.each([0, 19])('runs at the niceness %i', async (niceness) => {
    open({ niceness });
    await inspect();
    expect(getPriority(newest().pid)).toBe(niceness);
  });

  it('fails only the task whose process dies', async () => {
    await inspect();
    const { pid } = newest();
    const failed = failureOf(inspect(slow));
    const next = inspect();
    await taskStarted(newest());
    process.kill(pid, 'SIGKILL');
    expect(await failed).toMatchObject({ task: 'inspectPicture', reason: 'crashed' });
    expect(await next).toMatchObject({ accepted: { format: 'png' } });
    expect(processes()).toHaveLength(2);
  });

  it('starts a new process when one has died with nothing to do', async () => {
    await inspect();
    const first = newest();
    process.kill(first.pid, 'SIGKILL');
    await once(first, 'exit');
    expect(await inspect()).toMatchObject({ accepted: { format: 'png' } });
    expect(newest().pid).not.toBe(first.pid);
  });

  it('ends a task that takes too long, with its process', async () => {
    await inspect();
    const { pid } = newest();
    const failed = failureOf(inspect(slow, 50));
    const next = inspect();
    expect(await failed).toMatchObject({ task: 'inspectPicture', reason: 'timeout' });
    await ended(pid);
    expect(await next).toMatchObject({ accepted: { format: 'png' } });
    expect(newest().pid).not.toBe(pid);
  });

  it('keeps the process of a task that throws', async () => {
    const source = {
      path: join(folder, 'missing.png'),
      traits: { format: 'png', animated: false, transparent: false },
    } as const;
    const task = pool.run('renderPicture', [source, [], folder], TIMEOUT_MS);
    expect(await failureOf(task)).toMatchObject({ task: 'renderPicture', reason: 'failed' });
    await inspect();
    expect(processes()).toHaveLength(1);
  });

  it('refuses what would wait behind too many others', async () => {
    open({ maxQueueSize: 2 });
    const tasks = [inspect(), inspect(), inspect()];
    const refusal = await inspect().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({
      status: 503,
      code: 'workshop_busy',
      headers: { 'Retry-After': '10' },
    });
    await Promise.all(tasks);
    expect(await inspect()).toMatchObject({ accepted: { format: 'png' } });
  });

  it('ends its process when it is closed, and takes no more work', async () => {
    await inspect();
    const { pid } = newest();
    const tasks = [inspect(slow), inspect()].map((task) => task.catch((error: unknown) => error));
    await taskStarted(newest());
    pool.close();
    await ended(pid);
    for (const outcome of await Promise.all(tasks)) {
      expect(outcome).toMatchObject({ status: 503, code: 'unavailable' });
    }
    await expect(inspect()).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    expect(processes()).toHaveLength(1);
  });

  it('blames no picture when no process starts', async () => {
    const endAtOnce = () =>
      childProcess.spawn(process.execPath, ['-e', ''], { stdio: [0, 1, 2, 'ipc'] });
    forked.mockImplementationOnce(endAtOnce).mockImplementationOnce(endAtOnce);
    await expect(inspect()).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('ends a process that has had nothing to do for a while', async () => {
    open({ idleMs: 50 });
    await inspect();
    await ended(newest().pid);
    expect(await inspect()).toMatchObject({ accepted: { format: 'png' } });
  });

  it('replaces a process that has grown', async () => {
    open({ replaceBytes: 1 });
    await inspect();
    await inspect();
    expect(processes()).toHaveLength(2);
  });

  it('kills a process that takes too much memory', async () => {
    open({ memoryLimitBytes: 150e6 });
    const path = join(folder, 'unfolding.bmp');
    await writeFile(path, unfoldingBmp(6_000));
    expect(await failureOf(inspect(path))).toMatchObject({ reason: 'crashed' });
  });

  it('leaves no process behind when its own is killed', async () => {
    const parent = fork(join(__dirname, '../../test/support/worker-pool-parent.cjs'), {
      silent: true,
    });
    await once(parent, 'message');
    parent.stdout?.resume();
    parent.kill('SIGKILL');
    // Its output is open for as long as a process has it.
    await once(parent, 'close');
  });

  it('gives its processes no secret', () => {
    const before = { ...process.env };
    Object.assign(process.env, {
      JWT_SECRET: 'secret',
      MONGODB_URI: 'mongodb://u:p@x',
      PATH: '/bin',
    });
    try {
      const variables = workerEnvironment();
      expect(variables).toMatchObject({ PATH: '/bin' });
      expect(variables).not.toHaveProperty('JWT_SECRET');
      expect(variables).not.toHaveProperty('MONGODB_URI');
    } finally {
      process.env = before;
    }
  });
});

/** A run-length encoded bitmap of a few bytes. */
function unfoldingBmp(side: number): Buffer {
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(62, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(side, 18);
  header.writeInt32LE(side, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(8, 28);
  header.writeUInt32LE(1, 30);
  header.writeUInt32LE(2, 46);
  return Buffer.concat([header, Buffer.alloc(8), Buffer.from([0, 1])]);
}
