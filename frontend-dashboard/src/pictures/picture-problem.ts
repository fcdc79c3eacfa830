import { isExplained, statusOf } from '../lib/api/failure';
import type { PictureFault } from './picture';

/** Too large, no picture, or a picture that cannot be opened. */
const REFUSALS: readonly (number | undefined)[] = [413, 415, 422];

/** Why a picture was rejected, by the page or by the server. */
export type PictureProblem = { name: string } & ({ fault: PictureFault } | { error: unknown });

/** The page does not send a picture. */
export class PictureRefused extends Error {
  constructor(readonly fault: PictureFault) {
    super(fault);
  }
}

/** Why a picture is not taken; null for other failures, e.g. a lost connection. */
export function problemOf(error: unknown, { name }: File): PictureProblem | null {
  if (error instanceof PictureRefused) return { name, fault: error.fault };
  return isExplained(error) && REFUSALS.includes(statusOf(error)) ? { name, error } : null;
}
