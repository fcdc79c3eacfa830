import type { SiteSettings } from '@manjara/contracts';
import { useRenewSiteSettings } from '@manjara/platform';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Transfer } from '../../../hooks/useSending';
import { api } from '../../../lib/api/client';
import { EDITED } from '../../../lib/api/edited-query';
import { taggedData } from '../../../lib/api/etags';

export const getSiteSettings = async (signal?: AbortSignal): Promise<SiteSettings> =>
  taggedData(await api.get<SiteSettings>('/site-settings', { signal }));

const siteSettingsQuery = () =>
  queryOptions({
    queryKey: ['site-settings'],
    queryFn: ({ signal }) => getSiteSettings(signal),
    ...EDITED,
  });

export const useSiteSettingsQuery = () => useQuery(siteSettingsQuery());

interface Save {
  body: SiteSettings;
  transfer: Transfer;
}

/** Saves and refetches, as for all content (spec §7); updates the shell's header and footer. */
export function useSaveSiteSettings() {
  const client = useQueryClient();
  const renew = useRenewSiteSettings();
  return useMutation({
    mutationFn: async ({ body, transfer }: Save): Promise<SiteSettings> => {
      await api.post('/site-settings', body, transfer);
      return client.fetchQuery({ ...siteSettingsQuery(), staleTime: 0, networkMode: 'always' });
    },
    onSuccess: renew,
  });
}
