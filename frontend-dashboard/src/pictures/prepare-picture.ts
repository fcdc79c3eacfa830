import { promise as queueOf } from 'fastq';
import { MAX_PICTURE_BYTES } from './picture-limits';

/** Longest side of an uploaded still, in pixels. */
const MAX_SIDE = 4000;
/** Longest side of the thumbnail during the upload, in pixels. */
const THUMBNAIL_SIDE = 640;
/** Animated and vector formats are not scaled. */
const AS_IT_IS = /\.(gif|svg)$/i;
/** Markers of animated PNG, WebP and AVIF files, near the start of the file. */
const ANIMATED = /acTL|ANIM|ftypavis/;

export interface PreparedPicture {
  file: File;
  /** Absent if the browser cannot decode the picture. */
  thumbnail?: Blob;
}

// One at a time: a decoded photograph takes up to 200 MB.
const queue = queueOf(async (file: File): Promise<PreparedPicture> => {
  if (AS_IT_IS.test(file.name)) return { file, thumbnail: file };
  const bitmap = await decode(file);
  if (!bitmap) return { file };
  try {
    const thumbnail = await draw(bitmap, THUMBNAIL_SIDE, 'image/webp', 0.8);
    return { file: await fitted(file, bitmap), thumbnail: thumbnail ?? undefined };
  } finally {
    bitmap.close();
  }
}, 1);

/** Scales down stills that are too large in pixels or bytes; returns other files unchanged. */
export const preparePicture = (file: File): Promise<PreparedPicture> => queue.push(file);

/** Decodes a picture with its orientation; null if the browser cannot. */
const decode = (file: File): Promise<ImageBitmap | null> =>
  typeof createImageBitmap === 'undefined'
    ? Promise.resolve(null)
    : createImageBitmap(file).catch(() => null);

async function fitted(file: File, bitmap: ImageBitmap): Promise<File> {
  const fits = Math.max(bitmap.width, bitmap.height) <= MAX_SIDE;
  if (fits && file.size <= MAX_PICTURE_BYTES) return file;
  const isOpaque = /jpe?g|hei[cf]/i.test(file.type || file.name);
  if (!isOpaque && (await isAnimated(file))) return file;
  const blob = await draw(bitmap, MAX_SIDE, isOpaque ? 'image/jpeg' : 'image/webp', 0.9);
  return blob ? new File([blob], file.name, { type: blob.type }) : file;
}

const isAnimated = async (file: File): Promise<boolean> =>
  ANIMATED.test(new TextDecoder('latin1').decode(await file.slice(0, 4096).arrayBuffer()));

/** Null if the memory does not suffice. */
async function draw(
  bitmap: ImageBitmap,
  side: number,
  type: string,
  quality: number,
): Promise<Blob | null> {
  const factor = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * factor));
  canvas.height = Math.max(1, Math.round(bitmap.height * factor));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
