import pino from 'pino';
import { type AskRevision, RevisionWatch } from './revision-watch';

const log = { ...pino({ level: 'silent' }), warn: jest.fn(), info: jest.fn() };
const ask = jest.fn<ReturnType<AskRevision>, []>();
let watch: RevisionWatch;

/** An answer that the test gives when it likes. */
function pending() {
  let give!: (revision: string) => void;
  ask.mockReturnValueOnce(
    new Promise((resolve) => (give = (revision) => resolve({ revision, stale: false }))),
  );
  return (revision: string) => give(revision);
}
const says = (revision: string | null, stale = false) => ask.mockResolvedValue({ revision, stale });
const isAway = () => ask.mockRejectedValue(new Error('ECONNREFUSED'));
/** What a reader does. */
const want = async () => watch.standing ?? watch.confirm();
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset();
  watch = new RevisionWatch({ ask, log });
});
afterEach(() => {
  watch.stop();
  jest.useRealTimers();
});

describe('what is believed of the content', () => {
  it('is asked for by the first who wants to know, once for all who wait', async () => {
    expect(watch.standing).toBeUndefined();
    const give = pending();
    const [one, other] = [watch.confirm(), watch.confirm()];
    give('a');
    expect(await one).toEqual({ revision: 'a', away: false, stale: false });
    expect(await other).toEqual(await one);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(watch.standing).toEqual(await one);
  });

  it('is looked at twice a second while pages are asked for, and no longer', async () => {
    says('a');
    expect((await want()).revision).toBe('a');
    says('b');
    await pass(500);
    expect(watch.standing?.revision).toBe('b');
    const looked = ask.mock.calls.length;
    await pass(10_000);
    expect(ask.mock.calls.length - looked).toBe(20);
    await pass(60_000);
    ask.mockClear();
    await pass(60_000);
    expect(ask).not.toHaveBeenCalled();
    expect(watch.standing).toBeUndefined();
  });

  it('is believed for a second after it was asked for, not after it was answered', async () => {
    const give = pending();
    const asked = watch.confirm();
    await pass(900);
    give('a');
    await asked;
    pending();
    expect(watch.standing?.revision).toBe('a');
    await pass(99);
    expect(watch.standing?.revision).toBe('a');
    await pass(1);
    expect(watch.standing).toBeUndefined();
  });

  it('counts no longer once somebody has written, even if the answer is on its way', async () => {
    const early = pending();
    const asked = watch.confirm();
    const late = pending();
    watch.doubt();
    early('before');
    await asked;
    expect(watch.standing).toBeUndefined();
    const now = watch.confirm();
    late('after');
    expect((await now).revision).toBe('after');
    expect(watch.standing?.revision).toBe('after');
    expect(ask).toHaveBeenCalledTimes(2);
    says('more');
    watch.doubt();
    expect(watch.standing).toBeUndefined();
  });

  it('is believed no longer when the clock is set back', async () => {
    says('a');
    await want();
    watch.stop();
    jest.setSystemTime(Date.now() - 3_600_000);
    expect(watch.settlesAt).toBe(0);
    await pass(1000);
    expect(watch.standing).toBeUndefined();
  });

  it('says how long a change takes to reach every process', async () => {
    says('a');
    await watch.confirm();
    expect(watch.settlesAt).toBe(Date.now() + 1500);
    const settled = watch.settlesAt;
    await pass(600);
    expect(watch.settlesAt).toBe(settled);
    says('b');
    await watch.confirm();
    expect(watch.settlesAt).toBeGreaterThan(settled);
  });
});

describe('an API that is away', () => {
  it('is said to be at once from then on, is asked more seldom, and is found again', async () => {
    isAway();
    expect(await want()).toEqual({ revision: null, away: true, stale: false });
    const began = Date.now();
    const asked: number[] = [];
    ask.mockImplementation(() => {
      asked.push(Date.now() - began);
      return Promise.reject(new Error('ECONNREFUSED'));
    });
    for (let i = 0; i < 80; i++) {
      expect(watch.standing?.away).toBe(true);
      await pass(100);
    }
    expect(asked.slice(0, 4)).toEqual([1000, 3000, 5000, 7000]);
    expect(log.warn).toHaveBeenCalledTimes(1);
    says('a');
    await pass(2000);
    expect(watch.standing).toEqual({ revision: 'a', away: false, stale: false });
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it('is not asked by every writer whose call fails', async () => {
    isAway();
    await watch.confirm();
    watch.doubt();
    expect(watch.standing?.away).toBe(true);
  });

  it('leaves it known what was confirmed last, and when', async () => {
    says('a');
    await watch.confirm();
    const at = Date.now();
    await pass(300);
    isAway();
    watch.doubt();
    await watch.confirm();
    expect(watch.confirmed).toEqual({ revision: 'a', at });
  });
});

it('does not take the word of an API without a database for a confirmation', async () => {
  says('a', true);
  expect(await watch.confirm()).toEqual({ revision: 'a', away: false, stale: true });
  expect(watch.confirmed).toBeNull();
});

it('asks nothing any more once it is stopped', async () => {
  says('a');
  await want();
  watch.stop();
  ask.mockClear();
  await pass(5000);
  expect(ask).not.toHaveBeenCalled();
});
