import { act } from '@testing-library/react';
import { UNDO_MS } from '../lib/deletions';

/** Confirms a deletion, and lets the time pass in which it can be taken back. */
export async function waitOutUndo(confirm: () => Promise<void>): Promise<void> {
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
  });
  try {
    await confirm();
    await act(async () => {
      // And a moment for what comes of it, which waits on timers too.
      await jest.advanceTimersByTimeAsync(UNDO_MS + 100);
    });
  } finally {
    jest.useRealTimers();
  }
}
