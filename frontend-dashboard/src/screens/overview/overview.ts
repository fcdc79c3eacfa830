import type { AboutContent, HomeContent, ScheduledItem, Statistics } from '@manjara/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';

export const statisticsQuery = () =>
  queryOptions({
    queryKey: ['statistics'],
    queryFn: async ({ signal }) => (await api.get<Statistics>('/statistics', { signal })).data,
  });

/** Drafts with a time of publication, the next ones first. */
export const useScheduled = () =>
  useQuery({
    queryKey: ['scheduled'],
    queryFn: async ({ signal }) => (await api.get<ScheduledItem[]>('/scheduled', { signal })).data,
    // Every save may change it.
    staleTime: 0,
  });

/** Pages of the site whose pictures may lack a description; elsewhere one is required. */
export type DescribedPage = 'home' | 'about';

const picturesOf = {
  home: ({ heroImage, heroNoonImage, heroDuskImage, aboutImages }: HomeContent) => [
    heroImage,
    heroNoonImage,
    heroDuskImage,
    ...aboutImages,
  ],
  about: ({ images }: AboutContent) => images,
};

/** How many pictures of a page have no description in one of the languages. */
export const useUndescribed = (page: DescribedPage) =>
  useQuery({
    queryKey: ['undescribed', page],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<HomeContent & AboutContent>(`/content/${page}`, { signal });
      const pictures = picturesOf[page](data);
      return pictures.filter((picture) => picture?.url && !(picture.alt && picture.arAlt)).length;
    },
  });
