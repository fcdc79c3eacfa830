import type { AdminProfile } from '@manjara/contracts';
import { useMutation } from '@tanstack/react-query';
import type { Transfer } from '../../../hooks/useSending';
import { api } from '../../../lib/api/client';
import { taggedData } from '../../../lib/api/etags';

export interface UpdateImage {
  /** Of a stored picture. */
  url: string;
  transfer: Transfer;
}

/** Sends the admin's new picture (spec §7). */
export async function updateImage({ url, transfer }: UpdateImage): Promise<AdminProfile> {
  const body = new FormData();
  body.append('image', url);
  return taggedData(await api.post<AdminProfile>('/admin/profile/update-image', body, transfer));
}

export const useUpdateImage = () => useMutation({ mutationFn: updateImage });
