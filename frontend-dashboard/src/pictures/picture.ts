import { type Focus, IMAGE_FORMATS, type Image, type Language } from '@manjara/contracts';
import type { Upload } from './upload';

interface PictureBase {
  readonly id: string;
  /** Descriptions, where the picture is one of a row. */
  readonly alt?: string;
  readonly arAlt?: string;
}

/** A picture that the server has. */
export interface StoredPicture extends PictureBase {
  readonly kind: 'stored';
  readonly image: Image;
}

/** A picked file on its way to the server. */
export interface PickedPicture extends PictureBase {
  readonly kind: 'upload';
  readonly upload: Upload;
}

/** A picture in a form. */
export type Picture = StoredPicture | PickedPicture;

/** The description in a language, else in the other one. */
export const describedIn = ({ alt = '', arAlt = '' }: Picture, language: Language): string =>
  (language === 'ar' ? arAlt || alt : alt || arAlt).trim();

export const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** Largest picture that is sent, in bytes; the server's default limit (40 MB). */
export const MAX_PICTURE_BYTES = 40_000_000;

/** For file inputs: the formats by name too, since some systems know no type for heic or avif. */
export const PICTURE_ACCEPT = ['image/*', ...IMAGE_FORMATS.map((format) => `.${format}`)].join();

/** `index` tells apart the slots of a row that hold the same file. */
export const storedPicture = (image: Image, index = 0): StoredPicture => ({
  id: `${index}:${image.url}`,
  kind: 'stored',
  image,
});

// Drafts bring pictures back that were picked on another visit or in another tab.
const visit = Math.random().toString(36).slice(2);
let count = 0;
export const newPictureId = () => `new-${visit}-${++count}`;

/** One of those that the server has already, for another use. */
export const libraryPicture = ({
  url,
  width,
  height,
  placeholder,
  transparent,
}: Image): StoredPicture => ({
  id: newPictureId(),
  kind: 'stored',
  image: { url, width, height, placeholder, transparent },
});

/** The picture in the same place once it is stored. */
export function toStored({ id, alt, arAlt }: PickedPicture, image: Image): StoredPicture {
  return { id, kind: 'stored', image, ...(alt !== undefined && { alt, arAlt }) };
}

/** What crops keep in sight; absent: the centre. */
export const focusOf = (picture: Picture | null | undefined): Focus | undefined =>
  picture?.kind === 'stored' ? picture.image.focus : undefined;

/** As forms send it; empty for the centre. */
export function focusText(picture: Picture | null | undefined): string {
  const focus = focusOf(picture);
  return focus ? `${focus.x},${focus.y}` : '';
}

/** The picture with another focal point. A centre has no entry, or the form would count as changed. */
export function withFocus(picture: StoredPicture, focus: Focus | undefined): StoredPicture {
  const { focus: _before, ...image } = picture.image;
  return { ...picture, image: { ...image, ...(focus && { focus }) } };
}

const urlOf = (picture: Picture | null | undefined): string | undefined =>
  picture?.kind === 'stored' ? picture.image.url : undefined;

/** The url to send. @throws if the picture is not uploaded yet: saving would lose it */
export function sentUrlOf(picture: Picture | null | undefined): string {
  if (picture?.kind === 'upload') throw new Error('The picture is not stored yet.');
  return picture?.image.url ?? '';
}

/** Adds the url of a picture to a body where it is another one than before; '' where it was removed. */
export function appendPicture(
  body: FormData,
  name: string,
  picture: Picture | null,
  saved: Picture | null | undefined,
): void {
  const url = sentUrlOf(picture);
  if (url !== sentUrlOf(saved)) body.append(name, url);
}

/** Adds the focal point to a body where the server has another one. */
export function appendFocus(
  body: FormData,
  name: string,
  picture: Picture | null,
  saved: Picture | null | undefined,
): void {
  if (!picture) return;
  const focus = focusText(picture);
  // A picture that the server knows from another place has the focal point that it has there.
  const before = saved && urlOf(picture) !== urlOf(saved) ? undefined : focusText(saved);
  if (focus !== before) body.append(name, focus);
}

/** All that makes a picture in a form another one: its file, focal point and descriptions. */
export function pictureKey(picture: Picture): string {
  const { id, alt = '', arAlt = '' } = picture;
  return JSON.stringify([urlOf(picture) ?? id, focusText(picture), alt, arAlt]);
}
