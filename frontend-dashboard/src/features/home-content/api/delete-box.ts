import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';
import { boxesQuery } from './get-boxes';

export const deleteBox = async (id: string): Promise<void> => {
  await api.delete(`/content/boxes/${encodeURIComponent(id)}`);
};

export function useDeleteBox() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteBox,
    onSuccess: () => client.invalidateQueries({ queryKey: boxesQuery().queryKey }),
  });
}
