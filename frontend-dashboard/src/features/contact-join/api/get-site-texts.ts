import type { SiteTexts } from '@manjara/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';
import { EDITED } from '../../../lib/api/edited-query';
import { taggedData } from '../../../lib/api/etags';

export const getSiteTexts = async (signal?: AbortSignal): Promise<SiteTexts> =>
  taggedData(await api.get<SiteTexts>('/content', { signal }));

export const siteTextsQuery = () =>
  queryOptions({
    queryKey: ['site-texts'],
    queryFn: ({ signal }) => getSiteTexts(signal),
    ...EDITED,
  });

export const useSiteTexts = () => useQuery(siteTextsQuery());
