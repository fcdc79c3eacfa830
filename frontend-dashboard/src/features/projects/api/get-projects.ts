import type { Project } from '@manjara/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';
import { entityKeys } from '../../../lib/api/entities';
import { logFailure } from '../../../lib/log';
import { TABLE_PAGE_SIZE, type TableFilter, type TablePage } from '../../../lib/table';

export const PROJECT_SORTS = [
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'category',
  '-category',
] as const;

export async function getProjects(
  filter: TableFilter,
  signal?: AbortSignal,
): Promise<TablePage<Project>> {
  const { search, category, ...rest } = filter;
  const { data, headers } = await api.get<Project[]>('/projects', {
    signal,
    params: {
      ...rest,
      limit: TABLE_PAGE_SIZE,
      search: search || undefined,
      // A name is typed in either language, whatever the dashboard speaks.
      searchLang: search ? 'both' : undefined,
      category: category || undefined,
    },
  });
  return { items: data, total: Number(headers['x-total-count'] ?? data.length) };
}

export const projectsQuery = (filter: TableFilter) =>
  queryOptions({
    queryKey: entityKeys.list('projects', filter),
    queryFn: async ({ signal }) => {
      try {
        return await getProjects(filter, signal);
      } catch (error) {
        // The list tells the admin in its own place; the cause goes to the console (spec §8).
        if (!signal.aborted) logFailure('The projects could not be loaded.', error);
        throw error;
      }
    },
    placeholderData: keepPreviousData,
  });

/** One page of the portfolio; while the next one loads, the last one stays in sight. */
export const useProjects = (filter: TableFilter) => useQuery(projectsQuery(filter));
