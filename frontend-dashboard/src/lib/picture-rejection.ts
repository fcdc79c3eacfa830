import { isExplained, statusOf } from './api/failure';

/** Too large, no picture, or a picture that cannot be opened. */
const REFUSALS: readonly (number | undefined)[] = [413, 415, 422];

/** A picture that the server rejected, and the error. */
export interface PictureRejection {
  error: unknown;
  name: string;
}

/** The server's rejection of a picture; null for other failures, e.g. a lost connection. */
export const pictureRejection = (error: unknown, { name }: File): PictureRejection | null =>
  isExplained(error) && REFUSALS.includes(statusOf(error)) ? { error, name } : null;
