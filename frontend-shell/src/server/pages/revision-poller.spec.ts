import pino from 'pino';
import { type ApiStatus, RevisionPoller } from './revision-poller';

const log = { ...pino({ level: 'silent' }), warn: jest.fn(), info: jest.fn() };
const ask = jest.fn<Promise<Pick<ApiStatus, 'revision' | 'stale'>>, []>();
const fetched = jest.spyOn(globalThis, 'fetch');
let poller: RevisionPoller;

/** A response that the test sends. */
function pending() {
  let give!: (revision: string) => void;
  ask.mockReturnValueOnce(
    new Promise((resolve) => (give = (revision) => resolve({ revision, stale: false }))),
  );
  return (revision: string) => give(revision);
}
const says = (revision: string | null, stale = false) => ask.mockResolvedValue({ revision, stale });
const isAway = () => ask.mockRejectedValue(new Error('ECONNREFUSED'));
/** Reads the status like a page request. */
const want = async () => poller.current ?? poller.check();
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset();
  fetched.mockImplementation(async () => new Response(JSON.stringify(await ask())));
  poller = new RevisionPoller('http://api', log);
});
afterEach(() => {
  poller.stop();
  jest.useRealTimers();
});

describe('what is believed of the content', () => {
  it('is asked for by the first who wants to know, once for all who wait', async () => {
    expect(poller.current).toBeUndefined();
    const give = pending();
    const [one, other] = [poller.check(), poller.check()];
    give('a');
    expect(await one).toEqual({ revision: 'a', away: false, stale: false });
    expect(await other).toEqual(await one);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(poller.current).toEqual(await one);
  });

  it('is looked at twice a second while pages are asked for, and no longer', async () => {
    says('a');
    expect((await want()).revision).toBe('a');
    says('b');
    await pass(500);
    expect(poller.current?.revision).toBe('b');
    const looked = ask.mock.calls.length;
    await pass(10_000);
    expect(ask.mock.calls.length - looked).toBe(20);
    await pass(60_000);
    ask.mockClear();
    await pass(60_000);
    expect(ask).not.toHaveBeenCalled();
    expect(poller.current).toBeUndefined();
  });

  it('is believed for a second after it was asked for, not after it was answered', async () => {
    const give = pending();
    const asked = poller.check();
    await pass(900);
    give('a');
    await asked;
    pending();
    expect(poller.current?.revision).toBe('a');
    await pass(99);
    expect(poller.current?.revision).toBe('a');
    await pass(1);
    expect(poller.current).toBeUndefined();
  });

  it('counts no longer once somebody has written, even if the answer is on its way', async () => {
    const early = pending();
    const asked = poller.check();
    const late = pending();
    poller.invalidate();
    early('before');
    await asked;
    expect(poller.current).toBeUndefined();
    const now = poller.check();
    late('after');
    expect((await now).revision).toBe('after');
    expect(poller.current?.revision).toBe('after');
    expect(ask).toHaveBeenCalledTimes(2);
    says('more');
    poller.invalidate();
    expect(poller.current).toBeUndefined();
  });
});

describe('an API that is away', () => {
  it('is said to be at once from then on, and is found again', async () => {
    isAway();
    expect(await want()).toEqual({ revision: null, away: true, stale: false });
    for (let i = 0; i < 80; i++) {
      expect(poller.current?.away).toBe(true);
      await pass(100);
    }
    expect(log.warn).toHaveBeenCalledTimes(1);
    says('a');
    await pass(500);
    expect(poller.current).toEqual({ revision: 'a', away: false, stale: false });
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it('is not asked by every writer whose call fails', async () => {
    isAway();
    await poller.check();
    poller.invalidate();
    expect(poller.current?.away).toBe(true);
  });
});

it('does not take the word of an API without a database for a confirmation', async () => {
  says('a', true);
  expect(await poller.check()).toEqual({ revision: 'a', away: false, stale: true });
  expect(poller.confirmed).toBeNull();
});

describe('the question for the revision', () => {
  const answers = (status: number, body: string) =>
    fetched.mockImplementation(async () => new Response(body, { status }));

  it.each([
    [200, '{"revision":"a","stale":false}', { revision: 'a', stale: false }],
    [200, '{"revision":"a","stale":true}', { revision: 'a', stale: true }],
    [404, '{"statusCode":404}', { revision: null, stale: false }],
    [200, '<html>', { revision: null, stale: false }],
  ])('answered with %i and %s is understood', async (status, body, expected) => {
    answers(status, body);
    expect(await poller.check()).toEqual({ ...expected, away: false });
    expect(fetched.mock.lastCall?.[0]).toBe('http://api/api/revision');
  });

  it('is not answered by an error of the server', async () => {
    answers(503, '{"revision":"a"}');
    expect((await poller.check()).away).toBe(true);
  });
});
