import { Logger } from '@nestjs/common';
import { stub } from '../../../../test/support/stub';
import { DAY_MS, HOUR_MS } from '../../../common/durations';
import { JobsService } from '../../jobs/jobs.service';
import { MessagesService } from '../../messages/messages.service';
import { RetentionJob } from './retention-job';
import { monthsBefore, RetentionService } from './retention.service';

describe('RetentionJob', () => {
  const find = jest.fn();
  let job: RetentionJob;
  beforeEach(() => {
    jest.useFakeTimers();
    Logger.overrideLogger(false);
    find.mockReset().mockResolvedValue({ value: { messages: 0, jobs: 0 }, version: {} });
    job = new RetentionJob(
      stub(RetentionService, { find }),
      stub(MessagesService),
      stub(JobsService),
    );
  });
  afterEach(async () => {
    await job.onModuleDestroy();
    jest.useRealTimers();
  });

  /** The number of runs in this time; each reads the choice once per kind. */
  const runsWithin = async (ms: number) => {
    find.mockClear();
    await jest.advanceTimersByTimeAsync(ms);
    return find.mock.calls.length / 2;
  };

  it('runs at the start, every day, and no longer than the application', async () => {
    void job.onApplicationBootstrap();
    expect(await runsWithin(DAY_MS - 1)).toBe(1);
    expect(await runsWithin(1)).toBe(1);
    expect(await runsWithin(3 * DAY_MS)).toBe(3);
    await job.onModuleDestroy();
    expect(await runsWithin(5 * DAY_MS)).toBe(0);
  });

  it('is tried again an hour after a run that failed', async () => {
    find.mockRejectedValueOnce(new Error('The database is away.'));
    void job.onApplicationBootstrap();
    await runsWithin(HOUR_MS - 1);
    expect(await runsWithin(1)).toBe(1);
    expect(await runsWithin(HOUR_MS)).toBe(0);
  });
});

describe('monthsBefore', () => {
  it.each([
    ['2026-11-22T06:30:00.123Z', 3, '2026-08-22T06:30:00.123Z'],
    ['2026-02-15T00:00:00.000Z', 3, '2025-11-15T00:00:00.000Z'],
    ['2026-05-31T12:00:00.000Z', 3, '2026-02-28T12:00:00.000Z'],
    ['2024-05-31T12:00:00.000Z', 3, '2024-02-29T12:00:00.000Z'],
    ['2024-02-29T12:00:00.000Z', 12, '2023-02-28T12:00:00.000Z'],
    ['2026-12-31T12:00:00.000Z', 6, '2026-06-30T12:00:00.000Z'],
  ])('of %s and %i is %s', (time, months, expected) => {
    expect(monthsBefore(new Date(time), months).toISOString()).toBe(expected);
  });
});
