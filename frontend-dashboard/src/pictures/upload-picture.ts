import type { Image } from '@manjara/contracts';
import { api } from '../lib/api/client';

export interface PictureTransfer {
  /** The same again is answered with the same picture. */
  key: string;
  signal: AbortSignal;
  /** @param sent 0 to 1 */
  onProgress: (sent: number) => void;
}

/** Stores a picture; forms then send its url. */
export async function uploadPicture(file: File, transfer: PictureTransfer): Promise<Image> {
  const { key, signal, onProgress } = transfer;
  const body = new FormData();
  body.append('image', file);
  const { data } = await api.post<Image>('/pictures', body, {
    signal,
    headers: { 'Idempotency-Key': key },
    onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
  });
  return data;
}
