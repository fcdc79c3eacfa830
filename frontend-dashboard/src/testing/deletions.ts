import { act, screen } from '@testing-library/react';
import { UNDO_MS } from '../lib/deletions';

/** What is said of a deletion for as long as it can be taken back. */
export const undoText = (): string =>
  screen.queryByRole('region', {
    name: /^(What can be undone|ما يمكن التراجع عنه)$/,
  })?.textContent ?? '';

/** Lets time pass by steps of the test's own while the work is done. */
export async function withFakeTimers<T>(work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate'],
  });
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}

/**
 * Confirms a deletion, and lets the time pass in which it can be taken back; answers what was said
 * as soon as it was confirmed.
 */
export const waitOutUndo = (confirm: () => Promise<void>): Promise<string> =>
  withFakeTimers(async () => {
    await confirm();
    const said = undoText();
    await act(async () => {
      // And a moment for what comes of it, which waits on timers too.
      await jest.advanceTimersByTimeAsync(UNDO_MS + 100);
    });
    return said;
  });
