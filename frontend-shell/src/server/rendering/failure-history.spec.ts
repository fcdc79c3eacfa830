import { FailureHistory } from './failure-history';

const MINUTE = 60_000;
let history: FailureHistory;

beforeEach(() => {
  jest.useFakeTimers();
  history = new FailureHistory();
});
afterEach(() => jest.useRealTimers());

describe('an address', () => {
  it('that was rendered at two ends is refused for ten minutes, and alone is to blame', () => {
    history.ended(['/a', '/b']);
    expect([history.isSuspect('/a'), history.refusedFor('/a')]).toEqual([true, 0]);
    jest.advanceTimersByTime(MINUTE);
    history.ended(['/a', '/c']);
    expect(history.refusedFor('/a')).toBe(9 * MINUTE);
    expect([history.refusedFor('/b'), history.refusedFor('/c')]).toEqual([0, 0]);
    expect(history.verdict).toBeUndefined();
    jest.advanceTimersByTime(9 * MINUTE);
    expect(history.refusedFor('/a')).toBe(0);
    expect(history.isSuspect('/a')).toBe(true);
  });

  it('is no suspect once it was rendered', () => {
    history.ended(['/a']);
    history.survived('/a');
    expect(history.isSuspect('/a')).toBe(false);
    history.ended(['/a']);
    expect(history.refusedFor('/a')).toBe(0);
  });
});

describe('a release', () => {
  it('does not fail by one address, however often that ends or fails it', () => {
    for (let turn = 0; turn < 5; turn += 1) {
      history.ended(['/a']);
      history.rendered('/a', true);
    }
    expect(history.verdict).toBeUndefined();
  });

  it('fails by three addresses, be it that they end it or that they fail', () => {
    for (const address of ['/a', '/a', '/b', '/b']) history.ended([address]);
    expect(history.verdict).toBeUndefined();
    history.rendered('/c', true);
    expect(history.verdict).toBe('its pages fail: /a, /b, /c');
    history.rendered('/c', false);
    expect(history.verdict).toBeUndefined();
  });

  it('fails by three ends that no address explains, unless they are long ago', () => {
    history.ended([]);
    history.ended(['/innocent']);
    history.survived('/innocent');
    jest.advanceTimersByTime(9 * MINUTE);
    history.ended([]);
    expect(history.verdict).toBe('its process ended repeatedly');
    jest.advanceTimersByTime(MINUTE);
    expect(history.verdict).toBeUndefined();
  });

  it('is started again at once, then after a pause that grows to half a minute', () => {
    const pauses = Array.from({ length: 9 }, () => {
      history.ended([]);
      return history.pauseMs;
    });
    expect(pauses).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    jest.advanceTimersByTime(10 * MINUTE);
    history.ended([]);
    expect(history.pauseMs).toBe(0);
  });
});
