import type { AboutContent } from '@manjara/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';
import { EDITED } from '../../../lib/api/edited-query';
import { taggedData } from '../../../lib/api/etags';

export const getAboutContent = async (signal?: AbortSignal): Promise<AboutContent> =>
  taggedData(await api.get<AboutContent>('/content/about', { signal }));

export const aboutContentQuery = () =>
  queryOptions({
    queryKey: ['about-content'],
    queryFn: ({ signal }) => getAboutContent(signal),
    ...EDITED,
  });

export const useAboutContent = () => useQuery(aboutContentQuery());
