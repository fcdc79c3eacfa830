import { Logger } from '@nestjs/common';
import { type Change, CONTENT_PARTS } from '../database/content-change';
import type { ContentRevision, RevisionState } from '../database/content-revision';
import { RevisionWatch } from './revision-watch';

let listener: (change: Change) => void;
let watch: RevisionWatch;
const read = jest.fn<Promise<RevisionState>, []>();
const tell = (change: Partial<Change>) => listener({ removed: {}, ...change });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** A database that is slow: the answer does not come. */
const never = () => new Promise<never>(() => {});
const finds =
  (token: string, writers: string[] = []) =>
  () =>
    Promise.resolve({ token, writers });

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
    const before = watch.generationOf('boxes');
    tell({});
    expect(watch.unreachable).toBe(true);
    tell({ token: 'new' });
    expect(watch.unreachable).toBe(false);
    expect(watch.generationOf('boxes')).toBeGreaterThan(before);
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

describe('what was read before', () => {
  beforeEach(() => start(finds('first')));

  /** The parts that are no longer trusted after it. */
  async function changedBy(event: () => unknown): Promise<readonly string[]> {
    const before = CONTENT_PARTS.map((part) => watch.generationOf(part));
    const [any, { revision }] = [watch.generationOf(undefined), watch];
    await event();
    const changed = CONTENT_PARTS.filter((part, n) => watch.generationOf(part) !== before[n]);
    expect(watch.generationOf(undefined) !== any).toBe(changed.length > 0);
    expect(watch.revision !== revision).toBe(changed.length > 0);
    return changed;
  }
  const look = (found: () => Promise<RevisionState>) => async () => {
    read.mockImplementation(found);
    await pass(500);
  };

  it('is trusted as long as the token is the same', async () => {
    expect(await changedBy(look(finds('first')))).toEqual([]);
  });

  it('is true after a write of this process to another part', async () => {
    const write = () => tell({ part: 'boxes', token: 'second', before: 'first' });
    expect(await changedBy(write)).toEqual(['boxes']);
    expect(await changedBy(look(finds('second')))).toEqual([]);
    const next = () => tell({ part: 'values', token: 'third', before: 'second' });
    expect(await changedBy(next)).toEqual(['values']);
  });

  it('is not trusted when another process has written, and a write of this one would hide it', async () => {
    const write = () => tell({ part: 'boxes', token: 'third', before: 'second' });
    expect(await changedBy(write)).toEqual(CONTENT_PARTS);
    expect(await changedBy(look(finds('third')))).toEqual([]);
  });

  it.each<[string, Partial<Change>]>([
    ['may be of anything', { token: 'second', before: 'first' }],
    ['could not be told', { part: 'boxes' }],
  ])('is not trusted after a write that %s', async (_, change) => {
    expect(await changedBy(() => tell(change))).toEqual(CONTENT_PARTS);
  });

  it.each([
    ['another process has written', finds('second')],
    ['another process writes', finds('first', ['another'])],
  ])('is not trusted once %s', async (_, found) => {
    expect(await changedBy(look(found))).toEqual(CONTENT_PARTS);
  });
});
