import type { PictureFormat } from '../encodings';
import { PictureRefused } from '../outcome';
import type { Box, Pixels } from './pixels';
import type { Sharp } from './sharp';

/** A picture whose header has been read and is within the limits. */
export interface OpenPicture {
  /** Pixels as displayed, after orientation. */
  width: number;
  height: number;
  /** More than one for animations only. */
  frames: number;
  /** Opens an animation as a stream: only one row of pixels is in memory. */
  readonly open?: () => Sharp;
  /**
   * Decodes the whole picture and shrinks it into the box, with frames stacked vertically.
   * @throws the decoder's error
   */
  readonly decode: (box: Box) => Promise<Pixels>;
}

/** @throws PictureRefused, or the decoder's error */
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

/** @throws PictureRefused when the picture has too many pixels */
export function checkPixels(pixels: number, maxMegapixels: number): void {
  if (pixels > maxMegapixels * 1e6) {
    throw new PictureRefused({ refused: 'tooManyPixels', maxMegapixels });
  }
}
