import type { Project } from '@manjara/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Transfer } from '../../../hooks/useSending';
import { api } from '../../../lib/api/client';
import { projectKeys } from './project-keys';

export interface SaveProject {
  /** Absent for a new project. */
  id?: string;
  body: FormData;
  transfer: Transfer;
}

export async function saveProject({ id, body, transfer }: SaveProject): Promise<Project> {
  const { data } = id
    ? await api.put<Project>(`/projects/${encodeURIComponent(id)}`, body, transfer)
    : await api.post<Project>('/projects', body, transfer);
  return data;
}

export function useSaveProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveProject,
    onSuccess: () => client.invalidateQueries({ queryKey: projectKeys.all, refetchType: 'none' }),
  });
}
