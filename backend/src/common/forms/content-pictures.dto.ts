import { LIMITS } from '@manjara/contracts';
import type { Type } from '@nestjs/common';
import { type FocusChange, FocusField } from '../validation/focus';
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

for (const slot of SLOTS) {
  const alt = Text({ max: LIMITS.alt, optional: true });
  PictureSlot()(PictureSlotsDto.prototype, slot);
  alt(PictureSlotsDto.prototype, `${slot}_alt`);
  alt(PictureSlotsDto.prototype, `${slot}_arAlt`);
  FocusField()(PictureSlotsDto.prototype, `${slot}_focus`);
}

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
