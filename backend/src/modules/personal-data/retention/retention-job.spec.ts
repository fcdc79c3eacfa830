import { Logger } from '@nestjs/common';
import type { JobsRepository } from '../../jobs/jobs.repository';
import type { MessagesRepository } from '../../messages/messages.repository';
import { RetentionJob } from './retention-job';
import { monthsBefore, type RetentionRepository } from './retention.repository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('RetentionJob', () => {
  const find = jest.fn();
  const logged: unknown[][] = [];
  let job: RetentionJob;
  beforeEach(() => {
    jest.useFakeTimers();
    logged.length = 0;
    const keep = (...line: unknown[]) => logged.push(line);
    Logger.overrideLogger({ log: keep, warn: keep, error: keep });
    find.mockReset().mockResolvedValue({ value: { messages: 0, jobs: 0 }, version: {} });
    job = new RetentionJob(
      { find } as unknown as RetentionRepository,
      {} as MessagesRepository,
      {} as JobsRepository,
    );
  });
  afterEach(async () => {
    await job.onModuleDestroy();
    Logger.overrideLogger(false);
    jest.useRealTimers();
  });

  /** How often a run has looked at the choice, which each does once for either kind. */
  const looks = () => find.mock.calls.length / 2;
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('begin at the start, and again every day', async () => {
    job.onApplicationBootstrap();
    await wait(0);
    expect(looks()).toBe(1);
    await wait(DAY_MS - 1);
    expect(looks()).toBe(1);
    await wait(1);
    expect(looks()).toBe(2);
    await wait(3 * DAY_MS);
    expect(looks()).toBe(5);
  });

  it('are tried again an hour after one that failed, which the log tells', async () => {
    find.mockRejectedValueOnce(new Error('The database is away.'));
    job.onApplicationBootstrap();
    await wait(0);
    expect(logged).toEqual([
      [
        { err: expect.any(Error) as unknown },
        expect.stringContaining('again in an hour'),
        'RetentionJob',
      ],
    ]);
    find.mockClear();
    await wait(HOUR_MS);
    expect(looks()).toBe(1);
    await wait(HOUR_MS);
    expect(looks()).toBe(1);
  });

  it('follow one another, and leave one clock, however often they are begun', async () => {
    job.onApplicationBootstrap();
    void job.start();
    void job.start();
    await wait(0);
    expect(looks()).toBe(3);
    await wait(DAY_MS);
    expect(looks()).toBe(4);
  });

  it('end with the application', async () => {
    job.onApplicationBootstrap();
    await wait(0);
    await job.onModuleDestroy();
    await wait(5 * DAY_MS);
    expect(looks()).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('monthsBefore', () => {
  it.each([
    ['2026-11-22T06:30:00.123Z', 3, '2026-08-22T06:30:00.123Z'],
    ['2026-02-15T00:00:00.000Z', 3, '2025-11-15T00:00:00.000Z'],
    ['2026-01-31T23:59:59.999Z', 12, '2025-01-31T23:59:59.999Z'],
    ['2026-05-31T12:00:00.000Z', 3, '2026-02-28T12:00:00.000Z'],
    ['2024-05-31T12:00:00.000Z', 3, '2024-02-29T12:00:00.000Z'],
    ['2024-02-29T12:00:00.000Z', 12, '2023-02-28T12:00:00.000Z'],
    ['2026-12-31T12:00:00.000Z', 6, '2026-06-30T12:00:00.000Z'],
    ['2026-03-31T12:00:00.000Z', 24, '2024-03-31T12:00:00.000Z'],
  ])('of %s and %i is %s', (time, months, expected) => {
    expect(monthsBefore(new Date(time), months).toISOString()).toBe(expected);
  });

  it('leaves what it is given', () => {
    const time = new Date('2026-05-31T12:00:00.000Z');
    monthsBefore(time, 3);
    expect(time.toISOString()).toBe('2026-05-31T12:00:00.000Z');
  });
});
