import type { SiteTexts } from '@manjara/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Transfer } from '../../../hooks/useSending';
import { api } from '../../../lib/api/client';
import { siteTextsQuery } from './get-site-texts';

export interface SaveSiteTexts {
  body: SiteTexts;
  transfer: Transfer;
}

export const saveSiteTexts = async ({ body, transfer }: SaveSiteTexts): Promise<void> => {
  await api.post('/content', body, transfer);
};

/** Saves, then reads again: the answer to the save is not relied upon (spec §7). */
export function useSaveSiteTexts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (texts: SaveSiteTexts): Promise<SiteTexts> => {
      await saveSiteTexts(texts);
      // Waiting for the connection would look as if sending had not ended.
      return client.fetchQuery({ ...siteTextsQuery(), staleTime: 0, networkMode: 'always' });
    },
  });
}
