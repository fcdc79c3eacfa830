import { serverMessage, statusOf } from './api/failure';

/** Too large, no picture, or a picture that cannot be opened. */
const REFUSALS: readonly (number | undefined)[] = [413, 415, 422];

/**
 * Why the server does not take a picture, in its own words with the file's name; null for any other
 * failure: a lost connection says nothing about the picture.
 */
export function pictureRejection(error: unknown, { name }: File): string | null {
  const message = serverMessage(error);
  if (!message || !REFUSALS.includes(statusOf(error))) return null;
  return message.includes(name) ? message : `\u2068${name}\u2069: ${message}`;
}
