import { Logger } from '@nestjs/common';
import type { Change, ContentRevision, RevisionState } from '../database/content-revision';
import { RevisionWatch } from './revision-watch';

let listener: (change: Change) => void;
let watch: RevisionWatch;
const read = jest.fn<Promise<RevisionState>, []>();
const tell = (change: Partial<Change>) => listener({ removes: [], ...change });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** A database that is slow: the answer does not come. */
const never = () => new Promise<never>(() => {});

async function start(found: () => Promise<RevisionState>): Promise<void> {
  read.mockImplementation(found);
  const onChange = (given: typeof listener) => (listener = given);
  watch = new RevisionWatch({ onChange, read } as unknown as ContentRevision);
  void watch.onApplicationBootstrap();
  await pass(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  Logger.overrideLogger(false);
});
afterEach(() => {
  watch.onApplicationShutdown();
  jest.useRealTimers();
});

describe('a database that answers slowly', () => {
  beforeEach(() => start(never));

  it('is found as soon as a write of this process was told, so that its writer sees it', async () => {
    await pass(1_001);
    expect(watch.unreachable).toBe(true);
    const before = watch.changes;
    tell({});
    expect(watch.unreachable).toBe(true);
    tell({ token: 'new' });
    expect(watch.unreachable).toBe(false);
    expect(watch.changes).toBeGreaterThan(before);
  });

  it('is not lost within a second after a write was told', async () => {
    await pass(900);
    tell({ token: 'new' });
    await pass(1_050);
    expect(watch.unreachable).toBe(false);
    await pass(100);
    expect(watch.unreachable).toBe(true);
  });
});
