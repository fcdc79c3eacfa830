import type { PictureFormat } from '../encodings';
import { PictureRefused } from '../outcome';
import type { Box, Pixels } from './pixels';
import type { Sharp } from './sharp';

/** A picture of which only the header has been read, and found bearable. */
export interface OpenPicture {
  /** Pixels as displayed, after orientation. */
  width: number;
  height: number;
  /** More than one for an animation only. */
  frames: number;
  /** Starts streaming an animation; only one row of pixels is held in memory. */
  readonly open?: () => Sharp;
  /**
   * Decodes it to the end and shrinks it into the box. Frames come one below the other.
   * @throws what the decoder throws
   */
  readonly decode: (box: Box) => Promise<Pixels>;
}

/** @throws PictureRefused, or what the decoder throws */
export async function openPicture(path: string, format: PictureFormat): Promise<OpenPicture> {
  switch (format) {
    case 'heic':
      return (await import('./heic.js')).openHeic(path);
    case 'avif':
      return (await import('./avif.js')).openAvif(path);
    case 'gif':
      return (await import('./gif.js')).openGif(path);
    case 'tiff':
      await (await import('./tiff-kind.js')).checkTiffKind(path);
      return (await import('./sharp-picture.js')).openWithSharp(path, format);
    case 'svg':
      return (await import('./svg/svg-picture.js')).openSvg(path);
    case 'bmp':
      return (await import('./bmp.js')).openBmp(path);
    case 'ico':
      return (await import('./ico.js')).openIco(path);
    default:
      return (await import('./sharp-picture.js')).openWithSharp(path, format);
  }
}

/** @throws PictureRefused when that is more than may be decoded */
export function checkPixels(pixels: number, maxMegapixels: number): void {
  if (pixels > maxMegapixels * 1e6) {
    throw new PictureRefused({ refused: 'tooManyPixels', maxMegapixels });
  }
}
