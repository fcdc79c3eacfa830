import type { Transfer } from '../../hooks/useSending';
import { api } from './client';
import { taggedData } from './etags';

/** The resources of the API that have a list, and for each entity get, save and delete. */
export type Resource = 'projects' | 'products' | 'reviews';

/** What is sent to save an entity. */
export interface SaveEntity {
  /** Absent for a new one. */
  id?: string;
  body: FormData;
  transfer: Transfer;
}

/** The keys under which the data of a resource is cached. */
export const entityKeys = {
  all: (resource: Resource) => [resource] as const,
  list: (resource: Resource, filter?: object) => [resource, 'list', filter] as const,
  one: (resource: Resource, id: string) => [resource, 'one', id] as const,
};

const pathOf = (resource: Resource, id: string) => `/${resource}/${encodeURIComponent(id)}`;

export const getEntities = async <E>(resource: Resource, signal?: AbortSignal): Promise<E[]> =>
  (await api.get<E[]>(`/${resource}`, { signal })).data;

export const getEntity = async <E extends object>(
  resource: Resource,
  id: string,
  signal?: AbortSignal,
): Promise<E> => taggedData(await api.get<E>(pathOf(resource, id), { signal }));

export async function saveEntity<E extends object>(
  resource: Resource,
  { id, body, transfer }: SaveEntity,
): Promise<E> {
  return taggedData(
    id
      ? await api.put<E>(pathOf(resource, id), body, transfer)
      : await api.post<E>(`/${resource}`, body, transfer),
  );
}
