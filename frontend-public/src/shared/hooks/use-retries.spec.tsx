import { act, renderHook } from '@testing-library/react';
import { useRetries } from './use-retries';

const attempt = jest.fn();
const pass = async (ms: number): Promise<number> => {
  attempt.mockClear();
  await act(() => jest.advanceTimersByTimeAsync(ms));
  return attempt.mock.calls.length;
};
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const start = (missing: boolean) =>
  renderHook((now: boolean) => useRetries(now, attempt), { initialProps: missing });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  hide(false);
  jest.useRealTimers();
});

describe('what is missing', () => {
  it('is tried for, ever more seldom, until it is there', async () => {
    const { rerender } = start(true);
    for (const pause of [5_000, 10_000, 20_000, 30_000, 30_000]) {
      expect(await pass(pause - 1)).toBe(0);
      expect(await pass(1)).toBe(1);
    }
    rerender(false);
    expect(await pass(300_000)).toBe(0);
    rerender(true);
    expect(await pass(5_000)).toBe(1);
  });

  it('is not tried for while nobody looks, and at once when somebody does', async () => {
    start(true);
    hide(true);
    expect(await pass(300_000)).toBe(0);
    hide(false);
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(await pass(10_000)).toBe(1);
  });

  it('is not tried for once the page has gone', async () => {
    const { unmount } = start(true);
    hide(true);
    await pass(5_000);
    unmount();
    hide(false);
    expect(await pass(300_000)).toBe(0);
  });

  it('is never tried for where nothing is', async () => {
    start(false);
    expect(await pass(300_000)).toBe(0);
  });
});
