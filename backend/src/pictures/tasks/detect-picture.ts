import { fileTypeFromFile } from 'file-type/node';
import type { PictureFormat } from '../encodings';
import { isSvgFile } from './svg/svg-file';

export interface PictureType {
  format: PictureFormat;
  contentType: string;
}

/** What file-type calls the accepted formats, by the extension that it gives them. */
const BY_EXTENSION: Readonly<Record<string, PictureType>> = {
  jpg: { format: 'jpg', contentType: 'image/jpeg' },
  png: { format: 'png', contentType: 'image/png' },
  apng: { format: 'png', contentType: 'image/png' },
  gif: { format: 'gif', contentType: 'image/gif' },
  bmp: { format: 'bmp', contentType: 'image/bmp' },
  tif: { format: 'tiff', contentType: 'image/tiff' },
  webp: { format: 'webp', contentType: 'image/webp' },
  avif: { format: 'avif', contentType: 'image/avif' },
  heic: { format: 'heic', contentType: 'image/heic' },
  ico: { format: 'ico', contentType: 'image/x-icon' },
};

const SVG: PictureType = { format: 'svg', contentType: 'image/svg+xml' };

/** Tells an accepted picture by its bytes; its name and declared type say nothing. */
export async function detectPicture(path: string): Promise<PictureType | undefined> {
  const detected = await fileTypeFromFile(path);
  if (detected && Object.hasOwn(BY_EXTENSION, detected.ext)) return BY_EXTENSION[detected.ext];
  // An SVG is text: to the detector it is XML or nothing it knows.
  if (detected && detected.mime !== 'application/xml') return undefined;
  return (await isSvgFile(path)) ? SVG : undefined;
}
