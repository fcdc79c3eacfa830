import type { BilingualAltImage, Focus } from '@manjara/contracts';
import { Schema } from 'mongoose';
import type { PicturePart } from '../common/forms/uploaded-file';
import type { PicturesService } from './pictures.service';
import { focusSchema, type StoredPicture, storedPictureSchema, toImage } from './stored-picture';

/** A place for a picture. Its texts and focus are separate fields, so that each can change alone. */
export interface PictureSlot {
  picture: StoredPicture | null;
  alt: string;
  /** Absent in old documents, which have one alt text for both languages. */
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

/**
 * Takes the pictures of all slots at once: if one is rejected, none is stored. A cleared slot loses
 * its texts and focus.
 * @param forms by the paths of their slots
 * @param held current pictures of the slots
 * @returns what to set, by paths
 */
export async function takeSlots(
  pictures: PicturesService,
  forms: Readonly<Record<string, SlotForm>>,
  held: readonly StoredPicture[],
): Promise<Record<string, unknown>> {
  const parts = Object.values(forms).flatMap(({ part }) => part || []);
  const taken = await pictures.take(parts, held);
  const fields: Record<string, unknown> = {};
  for (const [path, form] of Object.entries(forms)) {
    if (form.part === '') fields[path] = emptySlot();
    else Object.assign(fields, slotUpdate(path, form, form.part && taken.shift()));
  }
  return fields;
}

/**
 * Absent fields stay, except that a new picture resets the focus, and the Arabic alt text when the
 * client sends only the English one.
 */
function slotUpdate(path: string, form: SlotForm, picture?: StoredPicture) {
  const { alt } = form;
  const arAlt = form.arAlt ?? (picture && alt !== undefined ? '' : undefined);
  const focus = form.focus === undefined && picture ? (picture.focus ?? null) : form.focus;
  return {
    ...(picture && { [`${path}.picture`]: picture }),
    ...(focus !== undefined && { [`${path}.focus`]: focus }),
    ...(alt !== undefined && { [`${path}.alt`]: alt }),
    ...(arAlt !== undefined && { [`${path}.arAlt`]: arAlt }),
  };
}
