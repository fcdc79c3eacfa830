import type { AdminProfile } from '@manjara/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client';

export const getProfile = async (signal?: AbortSignal): Promise<AdminProfile> =>
  (await api.get<AdminProfile>('/admin/profile', { signal })).data;

export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => getProfile(signal),
    // Each reading has its own entity tag.
    structuralSharing: false,
  });

/** The signed-in admin: shown in the header of every screen and on the profile screen. */
export const useProfile = () => useQuery(profileQuery());
