import type { PictureFormat } from './encodings';

/** Why a picture is rejected; each value is a key of `IMAGE_ERRORS`. */
export type Refusal =
  | 'notAPicture'
  | 'damaged'
  | 'notReadable'
  | 'highDynamicRange'
  | 'tooManyPixels'
  | 'tooComplex'
  | 'drawingAnimated'
  | 'drawingLinks'
  | 'drawingText'
  | 'drawingNotSupported';

/** Result of an inspection, serialisable as JSON. */
export type Outcome<T> = { accepted: T } | Refused;

export interface Refused {
  refused: Refusal;
  /** Set once the format is detected. */
  format?: PictureFormat;
  /** The limit that the picture exceeds. */
  maxMegapixels?: number;
  /** The decoder's message, for the log. */
  detail?: string;
}

export class PictureRefused extends Error {
  constructor(readonly refused: Refused) {
    super(refused.refused);
  }
}
