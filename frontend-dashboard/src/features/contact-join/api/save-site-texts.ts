import type { SiteTexts } from '@manjara/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';
import { siteTextsQuery } from './get-site-texts';

export const saveSiteTexts = async (texts: SiteTexts): Promise<void> => {
  await api.post('/content', texts);
};

/** Saves, then reads again: the answer to the save is not relied upon (spec §7). */
export function useSaveSiteTexts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (texts: SiteTexts): Promise<SiteTexts> => {
      await saveSiteTexts(texts);
      return client.fetchQuery(siteTextsQuery());
    },
  });
}
