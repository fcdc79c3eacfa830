import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { multiplyingSvg } from '../../test/support/hostile-pictures';
import { ended } from '../../test/support/processes';
import { ApiError } from '../common/errors/api-error';
import { processEnvironment } from './process-environment';
import { ProcessPool, type ProcessPoolOptions } from './process-pool';
import { TaskFailed } from './task-failed';
import { Workshop } from './workshop';

const SHORT = { urgent: true, timeoutMs: 10_000 };

describe('Workshop', () => {
  let workshop: Workshop;
  let folder: string;
  /** Takes seconds to be read, most of them in a library that nothing can interrupt. */
  let slow: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workshop-'));
    slow = join(folder, 'slow.svg');
    await writeFile(slow, multiplyingSvg(9));
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(() => (workshop = new Workshop()));
  afterEach(() => close(workshop));

  const ping = (options: Partial<typeof SHORT> = {}) =>
    workshop.run('ping', [], { ...SHORT, ...options });

  it('runs tasks in one process that is not this one', async () => {
    const [first, second] = await Promise.all([ping(), ping()]);
    expect(second).toBe(first);
    expect(first).not.toBe(process.pid);
  });

  it('lets what nobody waits for give way to everything else', async () => {
    const [urgent, background] = await Promise.all([ping(), ping({ urgent: false })]);
    expect([urgent, background].map((pid) => getPriority(pid))).toEqual([0, 19]);
  });

  it('fails only the task whose process dies', async () => {
    const [pid] = await Promise.all([ping(), ping({ urgent: false })]);
    const inspection = failureOf(workshop.run('inspectPicture', [slow], SHORT));
    const next = ping();
    // Answered by the other process, while this one is at work.
    for (let i = 0; i < 5; i++) await ping({ urgent: false });
    process.kill(pid, 'SIGKILL');
    expect(await inspection).toMatchObject({ task: 'inspectPicture', reason: 'crashed' });
    expect(await next).not.toBe(pid);
  });

  it('starts a new process when one has died with nothing to do', async () => {
    const pid = await ping();
    process.kill(pid, 'SIGKILL');
    await ended(pid);
    expect(await ping()).not.toBe(pid);
  });

  it('ends a task that takes too long, with its process', async () => {
    const pid = await ping();
    const options = { ...SHORT, timeoutMs: 50 };
    const inspection = failureOf(workshop.run('inspectPicture', [slow], options));
    const next = ping();
    expect(await inspection).toMatchObject({ task: 'inspectPicture', reason: 'timeout' });
    await ended(pid);
    expect(await next).not.toBe(pid);
  });

  it('keeps the process of a task that throws', async () => {
    const pid = await ping();
    const source = {
      path: join(folder, 'missing.png'),
      traits: { format: 'png', animated: false, transparent: false },
    } as const;
    const task = workshop.run('renderPicture', [source, [], folder], SHORT);
    expect(await failureOf(task)).toMatchObject({ task: 'renderPicture', reason: 'failed' });
    expect(await ping()).toBe(pid);
  });

  it('refuses what would wait behind too many others', async () => {
    const options = { ...SHORT, visitor: true };
    const waiting = Array.from({ length: 21 }, () => workshop.run('ping', [], options));
    const refusal = await workshop.run('ping', [], options).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({
      status: 503,
      code: 'workshop_busy',
      headers: { 'Retry-After': '10' },
    });
    expect(new Set(await Promise.all(waiting)).size).toBe(1);
    await expect(workshop.run('ping', [], options)).resolves.toBeGreaterThan(0);
  });

  it('ends its processes when it closes, and takes no more work', async () => {
    const pids = await Promise.all([ping(), ping({ urgent: false })]);
    const inspection = workshop
      .run('inspectPicture', [slow], SHORT)
      .catch((error: unknown) => error);
    close(workshop);
    for (const pid of pids) await ended(pid);
    expect(await inspection).toMatchObject({ status: 503, code: 'unavailable' });
    await expect(ping()).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('leaves no process behind when its own is killed', async () => {
    const parent = fork(join(__dirname, '../../test/support/workshop-parent.cjs'), {
      silent: true,
    });
    const [pid] = (await once(parent, 'message')) as [number];
    expect(getPriority(pid)).toBe(0);
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
      const variables = processEnvironment();
      expect(variables).toMatchObject({ PATH: '/bin' });
      expect(variables).not.toHaveProperty('JWT_SECRET');
      expect(variables).not.toHaveProperty('MONGODB_URI');
    } finally {
      process.env = before;
    }
  });
});

describe('ProcessPool', () => {
  let pool: ProcessPool;
  const open = (options: Partial<ProcessPoolOptions>) =>
    (pool = new ProcessPool({
      niceness: 0,
      idleMs: 60_000,
      retiredBytes: Infinity,
      swollenBytes: Infinity,
      ...options,
    }));
  afterEach(() => pool.close());
  const ping = async () =>
    (await pool.run({ name: 'ping', args: [], timeoutMs: 10_000 })) as number;

  it('ends a process that has had nothing to do for a while', async () => {
    open({ idleMs: 10 });
    const pid = await ping();
    await ended(pid);
    expect(await ping()).not.toBe(pid);
  });

  it('replaces a process that has grown', async () => {
    open({ retiredBytes: 1 });
    const pid = await ping();
    expect(await ping()).not.toBe(pid);
    await ended(pid);
  });

  it('kills a process that swells', async () => {
    open({ swollenBytes: 150e6 });
    const folder = await mkdtemp(join(tmpdir(), 'workshop-'));
    try {
      const path = join(folder, 'swelling.bmp');
      await writeFile(path, unfoldingBmp(6_000));
      const task = pool.run({ name: 'inspectPicture', args: [path], timeoutMs: 10_000 });
      expect(await failureOf(task)).toMatchObject({ reason: 'crashed' });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

function close(workshop: Workshop): void {
  workshop.onModuleDestroy();
  workshop.onApplicationShutdown();
}

async function failureOf(task: Promise<unknown>): Promise<TaskFailed> {
  const outcome = await task.catch((error: unknown) => error);
  if (!(outcome instanceof TaskFailed)) throw new Error(`It did not fail: ${String(outcome)}`);
  return outcome;
}

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
