import type { Box } from '@manjara/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';
import { boxesQuery } from './get-boxes';

export type NewBox = Omit<Box, '_id'>;

export const addBox = async (box: NewBox): Promise<void> => {
  await api.post('/content/boxes', box);
};

export function useAddBox() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: addBox,
    onSuccess: () => client.invalidateQueries({ queryKey: boxesQuery().queryKey }),
  });
}
