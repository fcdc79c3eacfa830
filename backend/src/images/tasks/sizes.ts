import { USUAL_PICTURE_WIDTH } from '@manjara/contracts';
import { MAX_SIDE } from '../picture-limits';
import type { Box } from './pixels';

/** The box of a variant of this width; only a very tall picture meets its height. */
export const boxOf = (width: number): Box => ({ width, height: MAX_SIDE });

/** The form in which a picture is looked at when it is stored. */
export const LARGEST_BOX = boxOf(USUAL_PICTURE_WIDTH);
