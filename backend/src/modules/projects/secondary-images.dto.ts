import { LIMITS } from '@manjara/contracts';
import { PictureList } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { type FocusChange, FocusList } from '../../common/validation/focus';
import { TextList } from '../../common/validation/text';

const MAX = LIMITS.secondaryImages;
const DESCRIPTIONS = {
  max: LIMITS.alt,
  maxItems: MAX,
  description:
    'One for each of the pictures, in their order. A picture without one keeps its own; blank is ' +
    'none.',
} as const;

/** The secondary pictures of a form, and what belongs to each, in their order. */
export class SecondaryImagesDto {
  @PictureList(MAX)
  secondaryImages?: PicturePart[];

  @FocusList(MAX)
  secondaryFocus?: FocusChange[];

  @TextList(DESCRIPTIONS)
  secondaryAlt?: string[];

  @TextList(DESCRIPTIONS)
  secondaryArAlt?: string[];
}
