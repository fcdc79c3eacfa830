import { LIMITS } from '@manjara/contracts';
import { arabicNumber } from '../text/arabic-number';
import { type FocusChange, FocusField } from '../validation/focus';
import { bilingualLabels } from '../validation/labels';
import { Text } from '../validation/text';
import { PictureSlot } from './file-fields';
import type { PicturePart } from './uploaded-file';

/** The file fields of `ContentPicturesDto`. */
export const CONTENT_PICTURE_FIELDS = ['images[0]', 'images[1]', 'images[2]', 'images[3]'] as const;

const picture = (number: number) => ({
  en: `Picture ${number}`,
  ar: `الصورة ${arabicNumber(number)}`,
});
const pictureAlts = (number: number) =>
  bilingualLabels(`Description of picture ${number}`, `وصف الصورة ${arabicNumber(number)}`);

const focusOf = (number: number) => ({
  en: `Focal point of picture ${number}`,
  ar: `نقطة تركيز الصورة ${arabicNumber(number)}`,
});

/** The four picture slots of the home and about forms (spec §7, §9). */
export class ContentPicturesDto {
  @PictureSlot(picture(1))
  'images[0]'?: PicturePart | '';

  @Text({ label: pictureAlts(1)[0], max: LIMITS.alt, optional: true })
  'images[0]_alt'?: string;

  @Text({ label: pictureAlts(1)[1], max: LIMITS.alt, optional: true })
  'images[0]_arAlt'?: string;

  @FocusField(focusOf(1))
  'images[0]_focus'?: FocusChange;

  @PictureSlot(picture(2))
  'images[1]'?: PicturePart | '';

  @Text({ label: pictureAlts(2)[0], max: LIMITS.alt, optional: true })
  'images[1]_alt'?: string;

  @Text({ label: pictureAlts(2)[1], max: LIMITS.alt, optional: true })
  'images[1]_arAlt'?: string;

  @FocusField(focusOf(2))
  'images[1]_focus'?: FocusChange;

  @PictureSlot(picture(3))
  'images[2]'?: PicturePart | '';

  @Text({ label: pictureAlts(3)[0], max: LIMITS.alt, optional: true })
  'images[2]_alt'?: string;

  @Text({ label: pictureAlts(3)[1], max: LIMITS.alt, optional: true })
  'images[2]_arAlt'?: string;

  @FocusField(focusOf(3))
  'images[2]_focus'?: FocusChange;

  @PictureSlot(picture(4))
  'images[3]'?: PicturePart | '';

  @Text({ label: pictureAlts(4)[0], max: LIMITS.alt, optional: true })
  'images[3]_alt'?: string;

  @Text({ label: pictureAlts(4)[1], max: LIMITS.alt, optional: true })
  'images[3]_arAlt'?: string;

  @FocusField(focusOf(4))
  'images[3]_focus'?: FocusChange;
}

/** The submitted values of each slot, by the slot's path in the document. */
export const contentPictureSlots = (path: string, dto: ContentPicturesDto) =>
  Object.fromEntries(
    CONTENT_PICTURE_FIELDS.map((field, index) => [
      `${path}.${index}`,
      {
        part: dto[field],
        alt: dto[`${field}_alt`],
        arAlt: dto[`${field}_arAlt`],
        focus: dto[`${field}_focus`],
      },
    ]),
  );
