import { renderedPreview } from './api/rendered-preview';
import { drawnPreview } from './drawn-preview';
import { pictureFault } from './pictures';

/** A small form of a picked picture: drawn by the browser, else by the server (heic, tiff). */
export async function previewOf(file: File, signal: AbortSignal): Promise<Blob> {
  try {
    return await drawnPreview(file, signal);
  } catch (error) {
    signal.throwIfAborted();
    // Where the type is not asked for, the server says so when the form is sent.
    if (pictureFault(file) !== null) throw error;
    return renderedPreview(file, signal);
  }
}
