import { useEffect, useState } from 'react';
import { previewOf } from '../lib/picture-preview';

export interface Preview {
  blob?: Blob;
  error?: unknown;
}

/** The preview of a picked picture, once it is made. */
export function usePreview(file: File): Preview {
  const [preview, setPreview] = useState<Preview>({});
  useEffect(() => {
    const controller = new AbortController();
    const show = (found: Preview) => {
      if (!controller.signal.aborted) setPreview(found);
    };
    previewOf(file, controller.signal).then(
      (blob) => show({ blob }),
      (error: unknown) => show({ error }),
    );
    return () => controller.abort();
  }, [file]);
  return preview;
}
