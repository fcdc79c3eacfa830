import type { AboutContent } from '@manjara/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Transfer } from '../../../hooks/useSending';
import { api } from '../../../lib/api/client';
import { aboutContentQuery } from './get-about-content';

export interface SaveAboutContent {
  body: FormData;
  transfer: Transfer;
}

export const saveAboutContent = async ({ body, transfer }: SaveAboutContent): Promise<void> => {
  await api.post('/content/about', body, transfer);
};

/** Saves, then reads again: the answer to the save is not relied upon (spec §7). */
export function useSaveAboutContent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (content: SaveAboutContent): Promise<AboutContent> => {
      await saveAboutContent(content);
      // Waiting for the connection would look as if sending had not ended.
      return client.fetchQuery({ ...aboutContentQuery(), staleTime: 0, networkMode: 'always' });
    },
  });
}
