import { type Language, LIMITS, type Project } from '@manjara/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';
import { logFailure } from '../../../lib/log';
import { projectKeys } from './project-keys';

export const SORTS = ['-createdAt', 'createdAt', 'name', '-name'] as const;
export type ProjectSort = (typeof SORTS)[number];

export interface ProjectFilter {
  /** From 1. */
  page: number;
  /** A part of the name. */
  search: string;
  /** The English label; empty for all. */
  category: string;
  sort: ProjectSort;
  /** The language that names are compared in. */
  lang: Language;
}

export interface ProjectPage {
  projects: Project[];
  /** Of all pages. */
  total: number;
}

export async function getProjects(
  filter: ProjectFilter,
  signal?: AbortSignal,
): Promise<ProjectPage> {
  const { search, category, ...rest } = filter;
  const { data, headers } = await api.get<Project[]>('/projects', {
    signal,
    params: {
      ...rest,
      limit: LIMITS.projectsPageSize,
      search: search || undefined,
      category: category || undefined,
    },
  });
  return { projects: data, total: Number(headers['x-total-count'] ?? data.length) };
}

export const projectsQuery = (filter: ProjectFilter) =>
  queryOptions({
    queryKey: projectKeys.list(filter),
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
export const useProjects = (filter: ProjectFilter) => useQuery(projectsQuery(filter));
