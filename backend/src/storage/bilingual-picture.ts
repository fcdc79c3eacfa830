import type { BilingualAltImage, Focus, Image } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { type StoredPicture, storedPictureSchema, toImage } from './stored-picture';

/** A picture with its description in both languages; `image` of an entity. */
export interface BilingualPicture extends StoredPicture {
  alt: string;
  arAlt: string;
}

/** A draft may have descriptions without a picture. */
export type DraftPicture = Partial<StoredPicture> & Pick<BilingualPicture, 'alt' | 'arAlt'>;

/** A further picture of an entity; older ones have no descriptions. */
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

/** Only the descriptions when there is no picture. */
export function toBilingualImage({
  alt = '',
  arAlt = '',
  file,
  ...picture
}: Partial<DraftPicture>): BilingualAltImage {
  const image = file && toImage({ file, ...picture });
  return { ...(image as Image), alt, arAlt };
}

/** A change to the picture; absent fields stay. */
export interface PictureChange {
  alt?: string;
  arAlt?: string;
  /** Null removes it. */
  image?: StoredPicture | null;
  /** Null: the centre. */
  focus?: Focus | null;
}

const withoutUndefined = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A change as fields to set. The picture is set as a whole. */
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
    focus: (focus === undefined ? file?.focus : focus) ?? undefined,
  };
  return withoutUndefined({ ...texts, image: withoutUndefined(picture) });
}
