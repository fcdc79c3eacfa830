import { promise as queueOf } from 'fastq';
import { api } from './client';
import { readRejection } from './rejection-in-blob';

interface Task {
  file: File;
  signal: AbortSignal;
}

// One at a time, as the server makes them: a form may bring a hundred.
const queue = queueOf(async ({ file, signal }: Task): Promise<Blob> => {
  signal.throwIfAborted();
  const body = new FormData();
  body.append('image', file);
  try {
    const { data } = await api.post<Blob>('/files/preview', body, { signal, responseType: 'blob' });
    return data;
  } catch (error) {
    await readRejection(error);
    throw error;
  }
}, 1);

/** A small form of a picture that the browser cannot draw, made by the server, which keeps nothing. */
export const renderedPreview = (file: File, signal: AbortSignal): Promise<Blob> =>
  queue.push({ file, signal });
