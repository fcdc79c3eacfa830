import type { AltImage, Focus, Image } from '@manjara/contracts';
import { Schema, Types } from 'mongoose';
import { drawnSize, type PictureTraits } from '../images/encodings';

/** An uploaded picture. */
export interface PictureFile {
  id: Types.ObjectId;
  name: string;
  traits: PictureTraits;
}

/** A picture in an entity: the id of its file and its layout data. */
export interface StoredPicture {
  file: Types.ObjectId;
  width?: number;
  height?: number;
  placeholder?: string;
  transparent?: true;
  /** A vector drawing; may be stored with its intrinsic size. */
  vector?: true;
  /** Absent: the centre. */
  focus?: Focus;
}

export const focusSchema = new Schema<Focus>({ x: Number, y: Number }, { _id: false });

export const storedPictureSchema = new Schema<StoredPicture>(
  {
    file: { type: Schema.Types.ObjectId, required: true },
    width: Number,
    height: Number,
    placeholder: String,
    transparent: Boolean,
    vector: Boolean,
    focus: focusSchema,
  },
  { _id: false },
);

export interface AltPicture extends StoredPicture {
  alt: string;
}

export const altPictureSchema = new Schema<AltPicture>(
  { alt: { type: String, required: true } },
  { _id: false },
).add(storedPictureSchema);

const FILES_PATH = '/api/files/';
const FILE_URL = /^(?:https?:\/\/[^/]+)?\/api\/files\/([0-9a-f]{24})$/;

/** The URL of a file; its content never changes. */
export const fileUrl = (id: Types.ObjectId): string => `${FILES_PATH}${id.toHexString()}`;

/** The id in a relative or absolute URL of `fileUrl`. */
export function fileIdOf(url: string): Types.ObjectId | undefined {
  const id = FILE_URL.exec(url)?.[1];
  return id === undefined ? undefined : new Types.ObjectId(id);
}

export function toStoredPicture({ id, traits }: PictureFile): StoredPicture {
  const { width, height, placeholder, transparent, format } = traits;
  return {
    file: id,
    width,
    height,
    placeholder,
    ...(transparent && { transparent }),
    ...(format === 'svg' && { vector: true }),
  };
}

/** The picture in responses of the API. */
export function toImage(picture: StoredPicture): Image {
  const { file, placeholder, transparent, vector, focus } = picture;
  const { width, height } = vector ? drawnSize(picture) : picture;
  return {
    url: fileUrl(file),
    width,
    height,
    placeholder,
    transparent: transparent || undefined,
    focus: focus ?? undefined,
  };
}

export const toAltImage = (picture: AltPicture): AltImage => ({
  ...toImage(picture),
  alt: picture.alt,
});
