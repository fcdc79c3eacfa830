import type { BilingualAltImage, Focus } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { type StoredPicture, storedPictureSchema, toImage } from './stored-picture';

/** A picture with its description in both languages, as an entity keeps it under `image`. */
export interface BilingualPicture extends StoredPicture {
  alt: string;
  arAlt: string;
}

const text = { type: String, required: true } as const;

export const bilingualPictureSchema = new Schema<BilingualPicture>(
  { alt: text, arAlt: text },
  { _id: false },
).add(storedPictureSchema);

export const toBilingualImage = (picture: BilingualPicture): BilingualAltImage => ({
  ...toImage(picture),
  alt: picture.alt,
  arAlt: picture.arAlt,
});

/** A change to such a picture; what is absent stays. */
export interface PictureChange {
  alt?: string;
  arAlt?: string;
  image?: StoredPicture;
  /** Null is the centre, as a new picture has it. */
  focus?: Focus | null;
}

/** A change to an entity with such a picture: texts of its own, and parts of the picture. */
export type PicturedChange<Texts> = Partial<Texts> & PictureChange;

const FILE_KEYS = ['file', 'width', 'height', 'placeholder', 'transparent', 'vector'] as const;

/** A change as update operators: only what it names is touched, so that no two changes undo one another. */
export function toPicturedUpdate<Change extends PictureChange>(change: Change) {
  const { alt, arAlt, image, focus, ...texts } = change;
  const fields: Record<string, unknown> = { ...texts, 'image.alt': alt, 'image.arAlt': arAlt };
  // A picture that was there before has a focal point already.
  const point = focus === undefined ? image?.focus : focus;
  fields['image.focus'] = point ?? undefined;
  for (const key of image ? FILE_KEYS : []) fields[`image.${key}`] = image?.[key];

  const named = Object.entries(fields);
  const set = named.filter(([, value]) => value !== undefined);
  // What the new picture does not have must not stay from the old one.
  const unset: string[] = FILE_KEYS.filter((key) => image && image[key] === undefined);
  if (point === null || (image && !point)) unset.push('focus');
  return {
    ...(set.length > 0 && { $set: Object.fromEntries(set) }),
    ...(unset.length > 0 && {
      $unset: Object.fromEntries(unset.map((key) => [`image.${key}`, 1 as const])),
    }),
  };
}
