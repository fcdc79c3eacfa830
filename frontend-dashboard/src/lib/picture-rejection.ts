import { isExplained, statusOf } from './api/failure';

/** Too large, no picture, or a picture that cannot be opened. */
const REFUSALS: readonly (number | undefined)[] = [413, 415, 422];

/** A picture that the server does not take, and its answer. */
export interface PictureRejection {
  error: unknown;
  name: string;
}

/** Why the server does not take a picture; null for any other failure: a lost connection says nothing about it. */
export const pictureRejection = (error: unknown, { name }: File): PictureRejection | null =>
  isExplained(error) && REFUSALS.includes(statusOf(error)) ? { error, name } : null;
