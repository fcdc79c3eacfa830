import type { AdminProfile, ProfileChange } from '@manjara/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileQuery } from '../../../api/get-profile';
import type { Transfer } from '../../../hooks/useSending';
import { api } from '../../../lib/api/client';
import { taggedData } from '../../../lib/api/etags';

export interface UpdateProfile {
  change: ProfileChange;
  transfer: Transfer;
}

/** Saves the details; with a new password, every other session ends. */
export const updateProfile = async ({ change, transfer }: UpdateProfile): Promise<AdminProfile> =>
  taggedData(await api.put<AdminProfile>('/admin/profile', change, transfer));

export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: updateProfile,
    onSuccess: (admin) => client.setQueryData(profileQuery().queryKey, admin),
  });
}
