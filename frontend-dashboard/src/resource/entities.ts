import type { Transfer } from '../hooks/useSending';
import { api } from '../lib/api/client';
import { taggedData } from '../lib/api/etags';
import type { Resource } from './define-resource';
import type { ResourceName } from './registry';
import type { Entity } from './resource-values';
import { TABLE_PAGE_SIZE, type TableFilter, type TablePage } from './table';

/** What is sent to save an entity. */
export interface SaveEntity {
  /** Absent for a new one. */
  id?: string;
  body: FormData;
  transfer: Transfer;
}

/** The keys under which the data of a resource is cached. */
export const entityKeys = {
  all: (name: ResourceName) => [name] as const,
  list: (name: ResourceName, filter?: TableFilter) => [name, 'list', filter] as const,
  onTop: (name: ResourceName) => [name, 'on-top'] as const,
  one: (name: ResourceName, id: string) => [name, 'one', id] as const,
};

/** A list without what only the forms show. */
const SUMMARY = 'summary';

const pathOf = (name: ResourceName, id: string) => `/${name}/${encodeURIComponent(id)}`;

/** The page that the filter asks for, with what a table shows, or without a filter the whole list. */
export async function getEntities(
  name: ResourceName,
  filter: TableFilter | undefined,
  signal: AbortSignal,
): Promise<TablePage<Entity>> {
  const params = filter && {
    page: filter.page,
    sort: filter.sort,
    lang: filter.lang,
    limit: TABLE_PAGE_SIZE,
    search: filter.search || undefined,
    // A name is typed in either language, whatever the dashboard speaks.
    searchLang: filter.search ? 'both' : undefined,
    category: filter.category || undefined,
    view: SUMMARY,
  };
  const { data, headers } = await api.get<Entity[]>(`/${name}`, { signal, params });
  return { items: data, total: Number(headers['x-total-count'] ?? data.length) };
}

/** Entities pinned to the top of the site, in order. */
export async function getOnTop(
  name: ResourceName,
  { path, max }: NonNullable<Resource['onTop']>,
  signal: AbortSignal,
): Promise<Entity[]> {
  const params = { sort: 'pinned', page: 1, limit: max, view: SUMMARY };
  const [{ data: pinned }, { data: first }] = await Promise.all([
    api.get<{ ids: string[] }>(path, { signal }),
    api.get<Entity[]>(`/${name}`, { signal, params }),
  ]);
  return pinned.ids.flatMap((id) => first.find(({ _id }) => _id === id) ?? []);
}

export const getEntity = async (
  name: ResourceName,
  id: string,
  signal?: AbortSignal,
): Promise<Entity> => taggedData(await api.get<Entity>(pathOf(name, id), { signal }));

/** Answers what is stored now. */
export async function saveEntity(
  name: ResourceName,
  { id, body, transfer }: SaveEntity,
): Promise<Entity> {
  return taggedData(
    id
      ? await api.put<Entity>(pathOf(name, id), body, transfer)
      : await api.post<Entity>(`/${name}`, body, transfer),
  );
}
