import type { Status } from '@manjara/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client';
import { EDITED } from '../api/edited-query';
import { getPage, type Page } from '../api/page';
import type { Resource } from './define-resource';
import { listKey, type ResourceName } from '../api/query-keys';
import type { Entity } from './entity';
import type { TableFilter } from './table';

/** The query of a list. */
export interface EntityQuery {
  status: Status;
  /** Absent: the whole list. */
  part?: Partial<TableFilter> & { limit: number };
}

/** The query keys of a resource. */
export const entityKeys = {
  all: listKey,
  list: (name: ResourceName, query: EntityQuery) => [name, 'list', query] as const,
  pinned: (name: ResourceName) => [name, 'pinned'] as const,
  one: (name: ResourceName, id: string) => [name, 'one', id] as const,
};

/** View without the fields that only forms show. */
const SUMMARY = 'summary';

export const pathOf = (name: ResourceName, id: string) => `/${name}/${encodeURIComponent(id)}`;

/** A page of a list in summary view, or the whole list. */
export function getEntities(
  name: ResourceName,
  { status, part }: EntityQuery,
  signal: AbortSignal,
): Promise<Page<Entity>> {
  const params = {
    ...(status === 'draft' && { status }),
    ...(part && {
      page: part.page,
      sort: part.sort,
      lang: part.lang,
      limit: part.limit,
      search: part.search || undefined,
      // Users search in either language, whatever the dashboard's language.
      searchLang: part.search ? 'both' : undefined,
      category: part.category || undefined,
      view: SUMMARY,
    }),
  };
  return getPage<Entity>(`/${name}`, { signal, params });
}

/** Entities pinned to the top of the site, in order. */
export async function getPinned(
  name: ResourceName,
  { path, max }: NonNullable<Resource['pinned']>,
  signal: AbortSignal,
): Promise<Entity[]> {
  const params = { sort: 'pinned', page: 1, limit: max, view: SUMMARY };
  const [{ data: order }, { data: first }] = await Promise.all([
    api.get<{ ids: string[] }>(path, { signal }),
    api.get<Entity[]>(`/${name}`, { signal, params }),
  ]);
  return order.ids.flatMap((id) => first.find(({ _id }) => _id === id) ?? []);
}

export const getEntity = async (
  name: ResourceName,
  id: string,
  signal?: AbortSignal,
): Promise<Entity> => (await api.get<Entity>(pathOf(name, id), { signal })).data;

/** The query of an entity for its form. */
export const entityQuery = (name: ResourceName, id: string) =>
  queryOptions({
    queryKey: entityKeys.one(name, id),
    queryFn: ({ signal }) => getEntity(name, id, signal),
    ...EDITED,
  });

/** The query of a list: a page of it, or the whole list if the API does not search it. */
export function listQuery({ name, search }: Resource, status: Status, part: EntityQuery['part']) {
  const query = search === 'api' ? { status, part } : { status };
  return queryOptions({
    queryKey: entityKeys.list(name, query),
    queryFn: ({ signal }) => getEntities(name, query, signal),
    meta: { failure: `The ${name} could not be loaded.` },
  });
}
