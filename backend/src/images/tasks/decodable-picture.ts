import { PictureRejected } from '../inspection-result';
import { type Box, type Pixels, type Sharp, shrunk, toPixels } from './pixels';

/** A picture whose header has been read and is within the limits. */
export interface DecodablePicture {
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

/** A still that is decoded into memory as a whole. */
export const stillPicture = ({ width, height }: Box, decode: () => Sharp): DecodablePicture => ({
  width,
  height,
  frames: 1,
  decode: (box) => toPixels(shrunk(decode(), box)),
});

/** @throws PictureRejected when the picture has too many pixels */
export function checkPixels(pixels: number, maxMegapixels: number): void {
  if (pixels > maxMegapixels * 1e6) throw new PictureRejected('tooManyPixels', { maxMegapixels });
}
