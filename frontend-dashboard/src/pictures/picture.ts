import type { Focus, Image, Language } from '@manjara/contracts';
import type { Upload } from './upload';

interface PictureBase {
  readonly id: string;
  /** Descriptions, if the picture is part of a row. */
  readonly alt?: string;
  readonly arAlt?: string;
}

/** A picture that is stored on the server. */
export interface StoredPicture extends PictureBase {
  readonly kind: 'stored';
  readonly image: Image;
}

/** A picked file that is being uploaded. */
export interface PickedPicture extends PictureBase {
  readonly kind: 'upload';
  readonly upload: Upload;
}

/** A picture in a form. */
export type Picture = StoredPicture | PickedPicture;

/** The description in the given language, else in the other one. */
export const describedIn = ({ alt = '', arAlt = '' }: Picture, language: Language): string =>
  (language === 'ar' ? arAlt || alt : alt || arAlt).trim();

export const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** `index` distinguishes slots of a row with the same file. */
export const storedPicture = (image: Image, index = 0): StoredPicture => ({
  id: `${index}:${image.url}`,
  kind: 'stored',
  image,
});

// Random: drafts restore pictures with ids from another visit or tab.
const visit = Math.random().toString(36).slice(2);
let count = 0;
export const newPictureId = () => `new-${visit}-${++count}`;

/** An already uploaded picture, to be used again. */
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

/** Converts an uploaded picture to a stored one with the same id. */
export function toStored({ id, alt, arAlt }: PickedPicture, image: Image): StoredPicture {
  return { id, kind: 'stored', image, ...(alt !== undefined && { alt, arAlt }) };
}

/** The focal point of the crops; undefined for the centre. */
export const focusOf = (picture: Picture | null | undefined): Focus | undefined =>
  picture?.kind === 'stored' ? picture.image.focus : undefined;

/** The focal point as sent to the API; empty for the centre. */
export function focusText(picture: Picture | null | undefined): string {
  const focus = focusOf(picture);
  return focus ? `${focus.x},${focus.y}` : '';
}

/** Sets the focal point. Leaves out the centre, which would make an unchanged form dirty. */
export function withFocus(picture: StoredPicture, focus: Focus | undefined): StoredPicture {
  const { focus: _before, ...image } = picture.image;
  return { ...picture, image: { ...image, ...(focus && { focus }) } };
}

const urlOf = (picture: Picture | null | undefined): string | undefined =>
  picture?.kind === 'stored' ? picture.image.url : undefined;

/** The URL to send. @throws if the picture is not uploaded yet: saving would lose it */
export function sentUrlOf(picture: Picture | null | undefined): string {
  if (picture?.kind === 'upload') throw new Error('The picture is not stored yet.');
  return picture?.image.url ?? '';
}

/** Adds the URL of a changed picture to a body; '' for a removed one. */
export function appendPicture(
  body: FormData,
  name: string,
  picture: Picture | null,
  saved: Picture | null | undefined,
): void {
  const url = sentUrlOf(picture);
  if (url !== sentUrlOf(saved)) body.append(name, url);
}

/** Adds the focal point to a body if it differs from the server's. */
export function appendFocus(
  body: FormData,
  name: string,
  picture: Picture | null,
  saved: Picture | null | undefined,
): void {
  if (!picture) return;
  const focus = focusText(picture);
  // For a replaced picture, always send it: the saved focal point belongs to the previous one.
  const before = saved && urlOf(picture) !== urlOf(saved) ? undefined : focusText(saved);
  if (focus !== before) body.append(name, focus);
}

/** Key for comparisons: the file, focal point and descriptions of a picture. */
export function pictureKey(picture: Picture): string {
  const { id, alt = '', arAlt = '' } = picture;
  return JSON.stringify([urlOf(picture) ?? id, focusText(picture), alt, arAlt]);
}
