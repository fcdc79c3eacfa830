import type { BilingualAltImage, Focus } from '@manjara/contracts';
import { Schema } from 'mongoose';
import type { PicturePart } from '../common/forms/uploaded-file';
import type { PicturesService } from './pictures.service';
import { focusSchema, type StoredPicture, storedPictureSchema, toImage } from './stored-picture';

/** A place for a picture. What is said of it is kept apart, so that each can be changed alone. */
export interface PictureSlot {
  picture: StoredPicture | null;
  alt: string;
  /** Absent in what was stored when a picture had one alt text for both languages. */
  arAlt?: string;
  /** Null or absent: the centre. */
  focus?: Focus | null;
}

export const pictureSlotSchema = new Schema<PictureSlot>(
  {
    picture: { type: storedPictureSchema, default: null },
    alt: { type: String, default: '' },
    arAlt: { type: String, default: '' },
    focus: focusSchema,
  },
  { _id: false },
);

export const emptySlot = (): PictureSlot => ({ picture: null, alt: '', arAlt: '' });

export const toSlotImage = ({
  picture,
  alt,
  arAlt = '',
  focus,
}: PictureSlot): BilingualAltImage | null =>
  picture && { ...toImage(picture), ...(focus && { focus }), alt, arAlt };

/** A slot as a form sends it (design §7.6): a picture fills it, an empty text clears it. */
export interface SlotForm {
  part: PicturePart | '' | undefined;
  alt: string | undefined;
  arAlt?: string;
  focus?: Focus | null;
}

/** A change of one slot: a picture fills it, null clears it, an absent key leaves it. */
export interface SlotChange {
  picture?: StoredPicture | null;
  alt?: string;
  arAlt?: string;
  /** Null is the centre. */
  focus?: Focus | null;
}

/**
 * Takes the pictures of all slots at once: if one is refused, none is stored.
 * @param held current pictures of the slots
 */
export async function takeSlots(
  pictures: PicturesService,
  forms: readonly SlotForm[],
  held: readonly StoredPicture[],
): Promise<SlotChange[]> {
  const parts = forms.flatMap(({ part }) => (part ? [part] : []));
  const taken = (await pictures.take(parts, held))[Symbol.iterator]();
  return forms.map(({ part, ...said }) => {
    if (part === '') return { picture: null };
    return { ...(part && { picture: taken.next().value as StoredPicture }), ...said };
  });
}

/**
 * What to set for a change of the slot at `path`; one that is cleared loses what was said of it. A
 * new picture loses the focal point of the one before, and with one alt text, as clients that know
 * only one send it, the Arabic one.
 */
export function slotUpdate(path: string, change: SlotChange): Record<string, unknown> {
  const { picture, alt } = change;
  if (picture === null) return { [path]: emptySlot() };
  const arAlt = change.arAlt ?? (picture && alt !== undefined ? '' : undefined);
  const focus = change.focus === undefined && picture ? (picture.focus ?? null) : change.focus;
  return {
    ...(picture && { [`${path}.picture`]: picture }),
    ...(focus !== undefined && { [`${path}.focus`]: focus }),
    ...(alt !== undefined && { [`${path}.alt`]: alt }),
    ...(arAlt !== undefined && { [`${path}.arAlt`]: arAlt }),
  };
}
