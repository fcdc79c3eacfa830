import { tryAgain } from './retries';

const attempt = jest.fn();
let stop = () => {};
const pass = (ms: number): number => {
  attempt.mockClear();
  jest.advanceTimersByTime(ms);
  return attempt.mock.calls.length;
};
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  stop = tryAgain(attempt);
});
afterEach(() => {
  stop();
  hide(false);
  jest.useRealTimers();
});

describe('what is missing', () => {
  it('is tried for, ever more seldom, until it is there', () => {
    for (const pause of [5_000, 10_000, 20_000, 30_000, 30_000]) {
      expect(pass(pause - 1)).toBe(0);
      expect(pass(1)).toBe(1);
    }
    stop();
    expect(pass(300_000)).toBe(0);
  });

  it('is not tried for while nobody looks, and at once when somebody does', () => {
    hide(true);
    expect(pass(300_000)).toBe(0);
    hide(false);
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(pass(10_000)).toBe(1);
  });

  it('is not tried for once nobody asks for it, whoever comes back', () => {
    hide(true);
    pass(5_000);
    stop();
    hide(false);
    expect(pass(300_000)).toBe(0);
  });
});
