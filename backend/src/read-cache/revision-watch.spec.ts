import { Logger } from '@nestjs/common';
import type { ChangeListener, ContentRevision } from '../database/content-revision';
import { RevisionWatch } from './revision-watch';

let tell: ChangeListener;
let watch: RevisionWatch;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  Logger.overrideLogger(false);
  const content = {
    onChange: (listener: ChangeListener) => (tell = listener),
    // A database that is slow: the answer does not come.
    read: () => new Promise(() => {}),
  };
  watch = new RevisionWatch(content as unknown as ContentRevision);
  void watch.onApplicationBootstrap();
});
afterEach(() => {
  watch.onApplicationShutdown();
  jest.useRealTimers();
});

describe('a database that answers slowly', () => {
  it('is found as soon as a write of this process was told, so that its writer sees it', async () => {
    await pass(1_001);
    expect(watch.unreachable).toBe(true);
    const { generation } = watch;
    tell(undefined, {});
    expect(watch.unreachable).toBe(true);
    tell('new', {});
    expect(watch.unreachable).toBe(false);
    expect(watch.generation).toBeGreaterThan(generation);
  });

  it('is not lost within a second after a write was told', async () => {
    await pass(900);
    tell('new', {});
    await pass(1_050);
    expect(watch.unreachable).toBe(false);
    await pass(100);
    expect(watch.unreachable).toBe(true);
  });
});
