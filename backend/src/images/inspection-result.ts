import type { InspectedPicture, PictureFormat } from './encodings';

/** Why a picture is rejected; each value is a key of `IMAGE_ERRORS`. */
export type RejectionReason =
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

/** Serialisable as JSON, because it crosses processes. */
export type InspectionResult = { accepted: InspectedPicture } | Rejected;

interface RejectionDetails {
  /** Set once the format is detected. */
  format?: PictureFormat;
  /** The limit that the picture exceeds. */
  maxMegapixels?: number;
  /** The decoder's message, for the log. */
  detail?: string;
}

interface Rejected extends RejectionDetails {
  rejected: RejectionReason;
}

/** Thrown by the tasks; an inspection turns it into its result. */
export class PictureRejected extends Error {
  constructor(
    readonly reason: RejectionReason,
    readonly details: RejectionDetails = {},
  ) {
    super(reason);
  }
}
