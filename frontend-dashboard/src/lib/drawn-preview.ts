import { promise as queueOf } from 'fastq';

/** Pixels of the longer side: what a field of the form shows, also on a dense screen. */
const SIDE = 640;
const QUALITY = 0.8;
/** Decoding a photograph takes up to 200 MB for a moment. */
const AT_A_TIME = 2;

/** What moves, and what has every size, is shown as it is. */
const AS_IT_IS = /\.(gif|svg)$/i;

interface Task {
  file: File;
  signal: AbortSignal;
}

const queue = queueOf(async ({ file, signal }: Task): Promise<Blob> => {
  signal.throwIfAborted();
  return AS_IT_IS.test(file.name) || typeof createImageBitmap === 'undefined'
    ? checked(file)
    : shrunk(file);
}, AT_A_TIME);

/**
 * A small form of a picture that was picked: a hundred photographs in full size would hold up the
 * page. Fails when the browser cannot draw it.
 */
export const drawnPreview = (file: File, signal: AbortSignal): Promise<Blob> =>
  queue.push({ file, signal });

async function shrunk(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const factor = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * factor));
    canvas.height = Math.max(1, Math.round(bitmap.height * factor));
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const small = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/webp', QUALITY);
    });
    return small ?? file;
  } finally {
    bitmap.close();
  }
}

async function checked(file: File): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode?.();
    return file;
  } finally {
    URL.revokeObjectURL(url);
  }
}
