import { useEffect, useState } from 'react';
import { renderedPreview } from '../lib/api/rendered-preview';
import { drawnPreview } from '../lib/drawn-preview';
import { pictureFault } from '../lib/pictures';

export interface Preview {
  blob?: Blob;
  error?: unknown;
}

async function previewOf(file: File, signal: AbortSignal): Promise<Blob> {
  try {
    return await drawnPreview(file, signal);
  } catch (error) {
    signal.throwIfAborted();
    // Where the type is not asked for, the server says so when the form is sent.
    if (pictureFault(file) !== null) throw error;
    return renderedPreview(file, signal);
  }
}

/** A small form of a picked picture: drawn by the browser, else by the server (heic, tiff). */
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
