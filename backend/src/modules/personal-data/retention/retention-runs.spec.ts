import { Logger } from '@nestjs/common';
import type { ReceivedKinds } from '../received-kinds';
import type { RetentionRepository } from './retention.repository';
import { RetentionRuns } from './retention-runs';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('the runs of the retention', () => {
  const find = jest.fn();
  const logged: unknown[][] = [];
  let runs: RetentionRuns;
  beforeEach(() => {
    jest.useFakeTimers();
    logged.length = 0;
    const keep = (...line: unknown[]) => logged.push(line);
    Logger.overrideLogger({ log: keep, warn: keep, error: keep });
    find.mockReset().mockResolvedValue({ value: { messages: 0, jobs: 0 }, version: {} });
    runs = new RetentionRuns(
      { find } as unknown as RetentionRepository,
      {} as unknown as ReceivedKinds,
    );
  });
  afterEach(async () => {
    await runs.onModuleDestroy();
    Logger.overrideLogger(false);
    jest.useRealTimers();
  });

  /** How often a run has looked at the choice, which each does once for either kind. */
  const looks = () => find.mock.calls.length / 2;
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('begin at the start, and again every day', async () => {
    runs.onApplicationBootstrap();
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
    runs.onApplicationBootstrap();
    await wait(0);
    expect(logged).toEqual([
      [
        { err: expect.any(Error) as unknown },
        expect.stringContaining('again in an hour'),
        'RetentionRuns',
      ],
    ]);
    find.mockClear();
    await wait(HOUR_MS);
    expect(looks()).toBe(1);
    await wait(HOUR_MS);
    expect(looks()).toBe(1);
  });

  it('follow one another, and leave one clock, however often they are begun', async () => {
    runs.onApplicationBootstrap();
    runs.begin();
    runs.begin();
    await wait(0);
    expect(looks()).toBe(3);
    await wait(DAY_MS);
    expect(looks()).toBe(4);
  });

  it('end with the application', async () => {
    runs.onApplicationBootstrap();
    await wait(0);
    await runs.onModuleDestroy();
    await wait(5 * DAY_MS);
    expect(looks()).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
