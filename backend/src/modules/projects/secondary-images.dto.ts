import { LIMITS } from '@manjara/contracts';
import { PictureList } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { type FocusChange, FocusList } from '../../common/validation/focus';
import { bilingualLabels } from '../../common/validation/labels';
import { TextList } from '../../common/validation/text';

const MAX = LIMITS.secondaryImages;
const FOCUS = {
  en: 'Focal points of the secondary pictures',
  ar: 'نقاط تركيز الصور الإضافية',
};
const [ALT, AR_ALT] = bilingualLabels('Description of a secondary picture', 'وصف صورة إضافية');
const DESCRIPTIONS = {
  max: LIMITS.alt,
  maxItems: MAX,
  description:
    'One for each of the pictures, in their order. A picture without one keeps its own; blank is ' +
    'none.',
} as const;

/** The secondary pictures of a form, and what belongs to each, in their order. */
export class SecondaryImagesDto {
  @PictureList({ en: 'Secondary pictures', ar: 'الصور الإضافية' }, MAX)
  secondaryImages?: PicturePart[];

  @FocusList(FOCUS, MAX)
  secondaryFocus?: FocusChange[];

  @TextList({ label: ALT, ...DESCRIPTIONS })
  secondaryAlt?: string[];

  @TextList({ label: AR_ALT, ...DESCRIPTIONS })
  secondaryArAlt?: string[];
}
