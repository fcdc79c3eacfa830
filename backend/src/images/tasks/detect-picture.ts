import { fileTypeFromBuffer } from 'file-type/core';
import type { PictureFormat } from '../encodings';
import { checkDrawing } from './svg/check-drawing';
import { readDrawing } from './svg/drawing';

export interface PictureType {
  format: PictureFormat;
  contentType: string;
}

const AVIF: PictureType = { format: 'avif', contentType: 'image/avif' };
const HEIC: PictureType = { format: 'heic', contentType: 'image/heic' };
const TIFF: PictureType = { format: 'tiff', contentType: 'image/tiff' };
const SVG: PictureType = { format: 'svg', contentType: 'image/svg+xml' };

const TIFF_SIGNATURES: ReadonlySet<string> = new Set(['II*\0', 'MM\0*']);
const HEAD_BYTES = 256;

/** What file-type calls the accepted formats, by the extension that it gives them. */
const BY_EXTENSION: Readonly<Record<string, PictureType>> = {
  jpg: { format: 'jpg', contentType: 'image/jpeg' },
  png: { format: 'png', contentType: 'image/png' },
  apng: { format: 'png', contentType: 'image/png' },
  gif: { format: 'gif', contentType: 'image/gif' },
  bmp: { format: 'bmp', contentType: 'image/bmp' },
  tif: TIFF,
  webp: { format: 'webp', contentType: 'image/webp' },
  avif: AVIF,
  heic: HEIC,
  ico: { format: 'ico', contentType: 'image/x-icon' },
};

/**
 * Tells an accepted picture by its bytes; its name and declared type say nothing.
 * @throws PictureRejected, and Error when it is damaged
 */
export async function detectPicture(file: Buffer): Promise<PictureType | undefined> {
  const detected = await fileTypeFromBuffer(file);
  if (detected && Object.hasOwn(BY_EXTENSION, detected.ext)) {
    const type = BY_EXTENSION[detected.ext];
    return type === HEIC && holdsAvif(file) ? AVIF : type;
  }
  // An SVG is XML, possibly gzipped.
  if (detected && detected.ext !== 'xml' && detected.ext !== 'gz') return undefined;
  // The detector looks for a directory, which a TIFF may have at its end and lose first.
  if (TIFF_SIGNATURES.has(file.toString('latin1', 0, 4))) return TIFF;
  const drawing = await readDrawing(file);
  return drawing && checkDrawing(drawing) ? SVG : undefined;
}

/** The general brand `mif1` is used by both kinds; their list of brands names the kind. */
function holdsAvif(file: Buffer): boolean {
  const brands = file.toString('latin1', 8, Math.min(HEAD_BYTES, file.readUInt32BE(0)));
  return brands.match(/.{4}/gs)?.includes('avif') ?? false;
}
