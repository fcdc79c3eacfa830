import type { DemoCount, RemovedDemo } from '@manjara/contracts';
import { queryOptions } from '@tanstack/react-query';
import { revertMany } from '../../../api/bulk';
import { api } from '../../../api/client';

const PATH = '/admin/demo';

/** The remaining demo items. */
export const demoQuery = () =>
  queryOptions({
    queryKey: ['demo'],
    queryFn: async ({ signal }) => (await api.get<DemoCount[]>(PATH, { signal })).data,
    staleTime: 0,
  });

export const removeDemo = async (): Promise<RemovedDemo[]> =>
  (await api.delete<RemovedDemo[]>(PATH)).data;

/** @returns whether all of it is back */
export async function restoreDemo(removed: readonly RemovedDemo[]): Promise<boolean> {
  let isWhole = true;
  for (const { kind, items } of removed) {
    const named = items.map((item) => ({ ...item, name: '' }));
    const { failed } = await revertMany(kind, named);
    isWhole &&= failed.length === 0;
  }
  return isWhole;
}
