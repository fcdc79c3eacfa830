import { PICTURE_WIDTHS } from '@manjara/contracts';
import { MAX_SIDE } from '../picture-limits';
import type { Box } from './pixels';

/** The box of a variant of this width; only a very tall picture meets its height. */
export const boxOf = (width: number): Box => ({ width, height: MAX_SIDE });

/** The largest form in which a picture is served. */
export const LARGEST_BOX = boxOf(Math.max(...PICTURE_WIDTHS));
