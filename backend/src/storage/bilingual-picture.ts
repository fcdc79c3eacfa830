import type { BilingualAltImage, Focus, Image } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { type StoredPicture, storedPictureSchema, toImage } from './stored-picture';

/** A picture with its description in both languages, as an entity keeps it under `image`. */
export interface BilingualPicture extends StoredPicture {
  alt: string;
  arAlt: string;
}

/** The same of an entity that may be a draft, which may lack the picture. */
export type DraftPicture = Partial<StoredPicture> & Pick<BilingualPicture, 'alt' | 'arAlt'>;

/** One of the further pictures of an entity; older ones were stored without descriptions. */
export type SecondaryPicture = StoredPicture & Partial<Pick<BilingualPicture, 'alt' | 'arAlt'>>;

const text = { type: String, required: true } as const;

export const bilingualPictureSchema = new Schema<BilingualPicture>(
  { alt: text, arAlt: text },
  { _id: false },
).add(storedPictureSchema);

const blank = { type: String, default: '' } as const;

export const draftPictureSchema = new Schema<DraftPicture>(
  { alt: blank, arAlt: blank },
  { _id: false },
)
  .add(storedPictureSchema)
  .add({ file: Schema.Types.ObjectId });

export const secondaryPictureSchema = new Schema<SecondaryPicture>(
  { alt: blank, arAlt: blank },
  { _id: false },
).add(storedPictureSchema);

/** Without a picture, its descriptions alone. */
export function toBilingualImage({
  alt = '',
  arAlt = '',
  file,
  ...picture
}: Partial<DraftPicture>): BilingualAltImage {
  const image = file && toImage({ file, ...picture });
  return { ...(image as Image), alt, arAlt };
}

/** A change to such a picture; what is absent stays. */
export interface PictureChange {
  alt?: string;
  arAlt?: string;
  /** Null takes it away. */
  image?: StoredPicture | null;
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
  for (const key of FILE_KEYS) if (image) fields[`image.${key}`] = image[key];

  const named = Object.entries(fields);
  const set = named.filter(([, value]) => value !== undefined);
  // What the new picture does not have must not stay from the old one.
  const unset: string[] = FILE_KEYS.filter(
    (key) => image !== undefined && image?.[key] === undefined,
  );
  if (point === null || (image !== undefined && !point)) unset.push('focus');
  const update: { $set?: Record<string, unknown>; $unset?: Record<string, 1> } = {
    ...(set.length > 0 && { $set: Object.fromEntries(set) }),
    ...(unset.length > 0 && {
      $unset: Object.fromEntries(unset.map((key) => [`image.${key}`, 1 as const])),
    }),
  };
  return update;
}
