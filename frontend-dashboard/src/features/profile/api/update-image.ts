import { useMutation } from '@tanstack/react-query';
import type { Transfer } from '../../../hooks/useSending';
import { api } from '../../../lib/api/client';

export interface UpdateImage {
  file: File;
  transfer: Transfer;
}

/** Sends the admin's new picture (spec §7). */
export async function updateImage({ file, transfer }: UpdateImage): Promise<void> {
  const body = new FormData();
  body.append('image', file);
  await api.post('/admin/profile/update-image', body, transfer);
}

export const useUpdateImage = () => useMutation({ mutationFn: updateImage });
