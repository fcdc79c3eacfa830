/** Awaits an optional resource: null if it fails. An aborted navigation is still thrown. */
export async function settle<T>(resource: Promise<T>): Promise<T | null> {
  try {
    return await resource;
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    return null;
  }
}
