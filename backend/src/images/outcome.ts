import type { PictureFormat } from './encodings';

/** Why a picture is not taken; each is a sentence of `IMAGE_ERRORS`. */
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

/** What judging a picture came to, in a form that crosses processes. */
export type Outcome<T> = { accepted: T } | Refused;

export interface Refused {
  refused: Refusal;
  /** Set once the format is detected. */
  format?: PictureFormat;
  /** The limit that was passed. */
  maxMegapixels?: number;
  /** What the decoder said, for the log. */
  detail?: string;
}

/** Thrown where a picture is found to be unacceptable. */
export class PictureRefused extends Error {
  constructor(readonly refused: Refused) {
    super(refused.refused);
  }
}
