import type { HomeContent } from '@manjara/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Transfer } from '../../../hooks/useSending';
import { api } from '../../../lib/api/client';
import { homeContentQuery } from './get-home-content';

export interface SaveHomeContent {
  body: FormData;
  transfer: Transfer;
}

export const saveHomeContent = async ({ body, transfer }: SaveHomeContent): Promise<void> => {
  await api.post('/content/home', body, transfer);
};

/** Saves, then reads again: the answer to the save is not relied upon (spec §7). */
export function useSaveHomeContent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (content: SaveHomeContent): Promise<HomeContent> => {
      await saveHomeContent(content);
      // Waiting for the connection would look as if sending had not ended.
      return client.fetchQuery({ ...homeContentQuery(), staleTime: 0, networkMode: 'always' });
    },
  });
}
