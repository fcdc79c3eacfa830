import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';
import { projectKeys } from './project-keys';

export const deleteProject = async (id: string): Promise<void> => {
  await api.delete(`/projects/${encodeURIComponent(id)}`);
};

export function useDeleteProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteProject,
    onSuccess: () => client.invalidateQueries({ queryKey: projectKeys.all }),
  });
}
