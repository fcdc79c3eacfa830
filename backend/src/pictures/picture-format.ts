import { IMAGE_FORMATS } from '@manjara/contracts';
import { fileTypeFromFile } from 'file-type/node';
import { isSvgFile } from './svg';

export type PictureFormat = Exclude<(typeof IMAGE_FORMATS)[number], 'jpeg'>;

export interface PictureType {
  format: PictureFormat;
  contentType: string;
}

/** What file-type calls the accepted formats, and what each is served as. */
const BY_MIME: Readonly<Record<string, PictureType>> = {
  'image/jpeg': { format: 'jpg', contentType: 'image/jpeg' },
  'image/png': { format: 'png', contentType: 'image/png' },
  'image/apng': { format: 'png', contentType: 'image/png' },
  'image/gif': { format: 'gif', contentType: 'image/gif' },
  'image/bmp': { format: 'bmp', contentType: 'image/bmp' },
  'image/tiff': { format: 'tiff', contentType: 'image/tiff' },
  'image/webp': { format: 'webp', contentType: 'image/webp' },
  'image/avif': { format: 'avif', contentType: 'image/avif' },
  'image/heic': { format: 'heic', contentType: 'image/heic' },
  'image/heif': { format: 'heic', contentType: 'image/heif' },
  'image/x-icon': { format: 'ico', contentType: 'image/x-icon' },
};

const SVG: PictureType = { format: 'svg', contentType: 'image/svg+xml' };

/** Tells an accepted picture by its bytes; its name and declared type say nothing. */
export async function detectPicture(path: string): Promise<PictureType | undefined> {
  const detected = await fileTypeFromFile(path);
  if (detected && Object.hasOwn(BY_MIME, detected.mime)) return BY_MIME[detected.mime];
  // An SVG is text: to the detector it is XML or nothing it knows.
  if (detected && detected.mime !== 'application/xml') return undefined;
  return (await isSvgFile(path)) ? SVG : undefined;
}
