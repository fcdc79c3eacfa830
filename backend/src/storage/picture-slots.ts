import type { AltImage } from '@manjara/contracts';
import { Schema } from 'mongoose';
import type { UploadedFile } from '../common/forms/uploaded-file';
import type { FileUnit } from './file-unit';
import { type StoredPicture, storedPictureSchema, toImage } from './stored-picture';

/** A place for a picture. The alt text is kept apart, so that either can be changed alone. */
export interface PictureSlot {
  picture: StoredPicture | null;
  alt: string;
}

export const pictureSlotSchema = new Schema<PictureSlot>(
  {
    picture: { type: storedPictureSchema, default: null },
    alt: { type: String, default: '' },
  },
  { _id: false },
);

export const emptySlot = (): PictureSlot => ({ picture: null, alt: '' });

export const toSlotImage = ({ picture, alt }: PictureSlot): AltImage | null =>
  picture && { ...toImage(picture), alt };

/** A slot as a form sends it (design §7.6): a file fills it, an empty text clears it. */
export interface SlotForm {
  part: UploadedFile | '' | undefined;
  alt: string | undefined;
}

/** A change of one slot: a picture fills it, null clears it, an absent key leaves it. */
export interface SlotChange {
  picture?: StoredPicture | null;
  alt?: string;
}

/** Stores the files of all slots together, so that none is kept when one is not accepted. */
export async function storeSlots(
  unit: FileUnit,
  forms: readonly SlotForm[],
): Promise<SlotChange[]> {
  const files = forms.flatMap(({ part }) => (part ? [part] : []));
  const stored = (await unit.storePictures(files))[Symbol.iterator]();
  return forms.map(({ part, alt }) => {
    if (part === '') return { picture: null };
    return { ...(part && { picture: stored.next().value as StoredPicture }), alt };
  });
}

/** What to set for a change of the slot at `path`; one that is cleared loses its alt text too. */
export function slotUpdate(path: string, { picture, alt }: SlotChange): Record<string, unknown> {
  if (picture === null) return { [path]: emptySlot() };
  return {
    ...(picture && { [`${path}.picture`]: picture }),
    ...(alt !== undefined && { [`${path}.alt`]: alt }),
  };
}

/** The pictures that the changes have replaced or cleared. */
export const replacedPictures = (
  before: readonly PictureSlot[],
  changes: readonly SlotChange[],
): StoredPicture[] =>
  before.flatMap(({ picture }, index) =>
    picture && changes[index]?.picture !== undefined ? [picture] : [],
  );
