import { fileTypeFromFile } from 'file-type/node';
import { open } from 'node:fs/promises';
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
export async function detectPicture(path: string): Promise<PictureType | undefined> {
  const detected = await fileTypeFromFile(path);
  const head = await readHead(path);
  if (detected && Object.hasOwn(BY_EXTENSION, detected.ext)) {
    const type = BY_EXTENSION[detected.ext];
    return type === HEIC && holdsAvif(head) ? AVIF : type;
  }
  // An SVG is XML, possibly gzipped.
  if (detected && detected.ext !== 'xml' && detected.ext !== 'gz') return undefined;
  // The detector looks for a directory, which a TIFF may have at its end and lose first.
  if (TIFF_SIGNATURES.has(head.toString('latin1', 0, 4))) return TIFF;
  const drawing = await readDrawing(path);
  return drawing && checkDrawing(drawing) ? SVG : undefined;
}

async function readHead(path: string): Promise<Buffer> {
  const head = Buffer.alloc(HEAD_BYTES);
  const file = await open(path);
  try {
    await file.read(head);
  } finally {
    await file.close();
  }
  return head;
}

/** Of the general brand `mif1` are files of both kinds; which one is in their list of brands. */
function holdsAvif(head: Buffer): boolean {
  const brands = head.subarray(0, head.readUInt32BE(0)).toString('latin1', 8);
  return brands.match(/.{4}/gs)?.includes('avif') ?? false;
}
