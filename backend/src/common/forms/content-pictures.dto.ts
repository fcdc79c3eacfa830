import { LIMITS } from '@manjara/contracts';
import type { Type } from '@nestjs/common';
import { arabicNumber } from '../text/arabic-number';
import { type FocusChange, FocusField } from '../validation/focus';
import { bilingualLabels } from '../validation/labels';
import { Text } from '../validation/text';
import { PictureSlot } from './file-fields';
import type { PicturePart } from './uploaded-file';

const SLOTS = ['images[0]', 'images[1]', 'images[2]', 'images[3]'] as const;
type Slot = (typeof SLOTS)[number];

type ContentPictures = Partial<
  Record<Slot, PicturePart | ''> &
    Record<`${Slot}_alt` | `${Slot}_arAlt`, string> &
    Record<`${Slot}_focus`, FocusChange>
>;

class PictureSlotsDto {}

SLOTS.forEach((slot, index) => {
  const en = `picture ${index + 1}`;
  const ar = `الصورة ${arabicNumber(index + 1)}`;
  const [alt, arAlt] = bilingualLabels(`Description of ${en}`, `وصف ${ar}`);
  const text = { max: LIMITS.alt, optional: true };
  const fields: Readonly<Record<string, PropertyDecorator>> = {
    [slot]: PictureSlot({ en: `Picture ${index + 1}`, ar }),
    [`${slot}_alt`]: Text({ label: alt, ...text }),
    [`${slot}_arAlt`]: Text({ label: arAlt, ...text }),
    [`${slot}_focus`]: FocusField({ en: `Focal point of ${en}`, ar: `نقطة تركيز ${ar}` }),
  };
  for (const [name, decorate] of Object.entries(fields)) decorate(PictureSlotsDto.prototype, name);
});

/** The four picture slots of the home and about forms (spec §7, §9). */
export const ContentPicturesDto: Type<ContentPictures> = PictureSlotsDto;

/** The submitted values of each slot, by the slot's path in the document. */
export const contentPictureSlots = (path: string, dto: ContentPictures) =>
  Object.fromEntries(
    SLOTS.map((slot, index) => [
      `${path}.${index}`,
      {
        part: dto[slot],
        alt: dto[`${slot}_alt`],
        arAlt: dto[`${slot}_arAlt`],
        focus: dto[`${slot}_focus`],
      },
    ]),
  );
