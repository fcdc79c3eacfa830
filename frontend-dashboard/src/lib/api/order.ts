import { api } from './client';
import { ifMatch, isOvertaken, taggedData } from './etags';

class OrderChanged extends Error {}

/**
 * Saves the order of a list.
 * @param shown the ids that the admin has seen, in order
 * @throws an error of which `isOrderChanged` is true when it is another order by now
 */
export async function saveOrder(
  path: string,
  ids: readonly string[],
  shown: readonly string[],
): Promise<void> {
  const current = taggedData(await api.get<{ ids: string[] }>(path));
  if (current.ids.join() !== shown.join()) throw new OrderChanged();
  await api.put(path, { ids }, { headers: ifMatch(current) });
}

export const isOrderChanged = (error: unknown): boolean =>
  error instanceof OrderChanged || isOvertaken(error);
