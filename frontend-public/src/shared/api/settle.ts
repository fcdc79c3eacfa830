/**
 * Waits for a resource that a page can do without: null when it cannot be had. Only a navigation
 * that was given up is passed on, since nobody waits for its page any more.
 */
export async function settle<T>(resource: Promise<T>): Promise<T | null> {
  try {
    return await resource;
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    return null;
  }
}
