import type { AdminProfile, ProfileChange } from '@manjara/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileQuery } from '../../../api/get-profile';
import { api } from '../../../lib/api/client';

/** Saves the details; with a new password, every other session ends. */
export const updateProfile = async (change: ProfileChange): Promise<AdminProfile> =>
  (await api.put<AdminProfile>('/admin/profile', change)).data;

export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: updateProfile,
    onSuccess: (admin) => client.setQueryData(profileQuery().queryKey, admin),
  });
}
