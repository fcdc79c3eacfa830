/** Runs work with fake timers; dates and microtasks stay real. */
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
