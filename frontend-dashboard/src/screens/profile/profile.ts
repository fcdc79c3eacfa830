import type { AdminProfile, ProfileChange } from '@manjara/contracts';
import type { Transfer } from '../../forms/useSending';
import { api } from '../../api/client';

/** Saves the details; with a new password, every other session ends. */
export const updateProfile = async (
  change: ProfileChange,
  transfer: Transfer,
): Promise<AdminProfile> => (await api.put<AdminProfile>('/admin/profile', change, transfer)).data;

/** Sets the admin's picture to a stored one (spec §7). */
export async function updateImage(url: string, transfer: Transfer): Promise<AdminProfile> {
  const body = new FormData();
  body.append('image', url);
  return (await api.post<AdminProfile>('/admin/profile/update-image', body, transfer)).data;
}
