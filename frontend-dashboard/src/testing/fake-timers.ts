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
