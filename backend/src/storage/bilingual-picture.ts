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

const text = { type: String, default: '' } as const;

export const bilingualPictureSchema = new Schema<BilingualPicture>(
  { alt: text, arAlt: text },
  { _id: false },
).add(storedPictureSchema);

export const draftPictureSchema = new Schema<DraftPicture>(
  { alt: text, arAlt: text },
  { _id: false },
)
  .add(storedPictureSchema)
  .add({ file: Schema.Types.ObjectId });

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

const withoutUndefined = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * A change as fields to set. The picture is set whole: a write holds only for the version that was
 * read.
 */
export function toPicturedUpdate(
  before: Partial<DraftPicture>,
  { alt, arAlt, image, focus, ...texts }: PictureChange & Record<string, unknown>,
): Record<string, unknown> {
  const isChanged = [alt, arAlt, image, focus].some((value) => value !== undefined);
  if (!isChanged) return withoutUndefined(texts);
  const file = image === undefined ? before : image;
  const picture = {
    ...file,
    alt: alt ?? before.alt,
    arAlt: arAlt ?? before.arAlt,
    // A picture that was there before has a focal point already.
    focus: (focus === undefined ? file?.focus : focus) ?? undefined,
  };
  return withoutUndefined({ ...texts, image: withoutUndefined(picture) });
}
