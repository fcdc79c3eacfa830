/** Why a picture is not taken; each is a sentence of `PICTURE_ERRORS`. */
export type Refusal = 'notAPicture' | 'damaged' | 'tooManyPixels';

/** What judging a picture came to, in a form that crosses processes. */
export type Outcome<T> =
  | { accepted: T }
  /** `detail` is what the decoder said, for the log. */
  | { refused: Refusal; detail?: string };

/** Thrown where a picture is found to be unacceptable. */
export class PictureRefused extends Error {
  constructor(readonly reason: Refusal) {
    super(reason);
  }
}
