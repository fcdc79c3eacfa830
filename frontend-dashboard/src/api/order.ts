import { api } from './client';
import { ifMatch, isOvertaken } from './etags';

class OrderChanged extends Error {}

/**
 * Saves the order of a list.
 * @param shown the ids in the order shown to the admin
 * @throws an error that satisfies `isOrderChanged` if the server has another order
 */
export async function saveOrder(
  path: string,
  ids: readonly string[],
  shown: readonly string[],
): Promise<void> {
  const current = (await api.get<{ ids: string[] }>(path)).data;
  if (current.ids.join() !== shown.join()) throw new OrderChanged();
  await api.put(path, { ids }, { headers: ifMatch(current) });
}

export const isOrderChanged = (error: unknown): boolean =>
  error instanceof OrderChanged || isOvertaken(error);
