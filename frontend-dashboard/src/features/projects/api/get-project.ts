import type { Project } from '@manjara/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';
import { projectKeys } from './project-keys';

export const getProject = async (id: string, signal?: AbortSignal): Promise<Project> =>
  (await api.get<Project>(`/projects/${encodeURIComponent(id)}`, { signal })).data;

export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: projectKeys.one(id),
    queryFn: ({ signal }) => getProject(id, signal),
    // The form is filled once; a fresh copy in the background must not be mistaken for edits.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useProject = (id: string) => useQuery(projectQuery(id));
