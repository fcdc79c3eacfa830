import { fileTypeFromBuffer } from 'file-type/core';
import type { PictureFormat } from '../encodings';
import { checkDrawing } from './svg/check-drawing';
import { readDrawing } from './svg/drawing';

const TIFF_SIGNATURES: ReadonlySet<string> = new Set(['II*\0', 'MM\0*']);
const HEAD_BYTES = 256;

/** Accepted formats by the extension that file-type gives them. */
const BY_EXTENSION: Readonly<Record<string, PictureFormat>> = {
  jpg: 'jpg',
  png: 'png',
  apng: 'png',
  gif: 'gif',
  bmp: 'bmp',
  tif: 'tiff',
  webp: 'webp',
  avif: 'avif',
  heic: 'heic',
  ico: 'ico',
};

/**
 * Detects the format from the bytes: names and declared types are not reliable.
 * @throws PictureRejected, and Error when it is damaged
 */
export async function detectPicture(file: Buffer): Promise<PictureFormat | undefined> {
  const detected = await fileTypeFromBuffer(file);
  if (detected && Object.hasOwn(BY_EXTENSION, detected.ext)) {
    const format = BY_EXTENSION[detected.ext];
    return format === 'heic' && holdsAvif(file) ? 'avif' : format;
  }
  // An SVG is XML, possibly gzipped.
  if (detected && detected.ext !== 'xml' && detected.ext !== 'gz') return undefined;
  // The detector looks for a directory, which a TIFF may have at its end and lose first.
  if (TIFF_SIGNATURES.has(file.toString('latin1', 0, 4))) return 'tiff';
  const drawing = await readDrawing(file);
  return drawing && checkDrawing(drawing) ? 'svg' : undefined;
}

/** The general brand `mif1` is used by both kinds; their list of brands names the kind. */
function holdsAvif(file: Buffer): boolean {
  const brands = file.toString('latin1', 8, Math.min(HEAD_BYTES, file.readUInt32BE(0)));
  return brands.match(/.{4}/gs)?.includes('avif') ?? false;
}
