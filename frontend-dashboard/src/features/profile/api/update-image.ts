import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';

/** Sends the admin's new picture (spec §7). */
export async function updateImage(file: File): Promise<void> {
  const body = new FormData();
  body.append('image', file);
  await api.post('/admin/profile/update-image', body);
}

export const useUpdateImage = () => useMutation({ mutationFn: updateImage });
