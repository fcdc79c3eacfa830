import { useCallback, useRef, useState } from 'react';
import type { AxiosProgressEvent } from 'axios';

export interface Transfer {
  signal: AbortSignal;
  onUploadProgress: (event: AxiosProgressEvent) => void;
}

/**
 * Follows an upload: `sent` runs from 0 to 1 and is null while nothing is being sent; `cancel`
 * takes it back for as long as it has not arrived whole.
 */
export function useSending() {
  const [sent, setSent] = useState<number | null>(null);
  const controller = useRef<AbortController>(null);

  const send = useCallback(async <T>(work: (transfer: Transfer) => Promise<T>): Promise<T> => {
    controller.current = new AbortController();
    setSent(0);
    try {
      return await work({
        signal: controller.current.signal,
        onUploadProgress: ({ loaded, total }) => setSent(total ? loaded / total : 0),
      });
    } finally {
      controller.current = null;
      setSent(null);
    }
  }, []);

  const cancel = useCallback(() => controller.current?.abort(), []);
  return { sent, send, cancel };
}
