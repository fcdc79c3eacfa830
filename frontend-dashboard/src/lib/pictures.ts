import { type Focus, IMAGE_FORMATS, type Image } from '@manjara/contracts';

/** A picture in a form: one that the server has, or a file that was picked just now. */
export type Picture =
  | { readonly id: string; readonly kind: 'stored'; readonly image: Image }
  | { readonly id: string; readonly kind: 'new'; readonly file: File; readonly focus?: Focus };

/** Largest picture that is sent, in bytes; the server's default limit (40 MB). */
export const MAX_PICTURE_BYTES = 40_000_000;

/** For file inputs: the formats by name too, since some systems know no type for heic or avif. */
export const PICTURE_ACCEPT = ['image/*', ...IMAGE_FORMATS.map((format) => `.${format}`)].join();

/** `index` tells apart the slots of a row that hold the same file. */
export const storedPicture = (image: Image, index = 0): Picture => ({
  id: `${index}:${image.url}`,
  kind: 'stored',
  image,
});

/** About the file that was picked last. */
export const PICTURE_TOAST = 'picture';

// Drafts bring pictures back that were picked on another visit or in another tab.
const visit = Math.random().toString(36).slice(2);
let count = 0;
export const newPicture = (file: File): Picture => ({
  id: `new-${visit}-${++count}`,
  kind: 'new',
  file,
});

export type PictureFault = 'notAnImage' | 'tooLarge' | 'empty';

/**
 * What is wrong with a picked file, before it is sent (spec §5). The server judges by content, and
 * alone where `anyType` leaves it to that.
 */
export function pictureFault(file: File, anyType = false): PictureFault | null {
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  const named = (IMAGE_FORMATS as readonly string[]).includes(extension) || extension === 'tif';
  const isPicture = file.type ? file.type.startsWith('image/') : named;
  if (!isPicture && !anyType) return 'notAnImage';
  if (file.size === 0) return 'empty';
  return file.size > MAX_PICTURE_BYTES ? 'tooLarge' : null;
}

export interface CheckedFiles {
  good: File[];
  faulty: { file: File; fault: PictureFault }[];
}

export function checkPictures(files: Iterable<File>, anyType = false): CheckedFiles {
  const checked: CheckedFiles = { good: [], faulty: [] };
  for (const file of files) {
    const fault = pictureFault(file, anyType);
    if (fault) checked.faulty.push({ file, fault });
    else checked.good.push(file);
  }
  return checked;
}

/** What crops keep in sight; absent: the centre. */
export const focusOf = (picture: Picture): Focus | undefined =>
  picture.kind === 'new' ? picture.focus : picture.image.focus;

/** As forms send it; empty for the centre. */
export function focusText(picture: Picture | null | undefined): string {
  const focus = picture && focusOf(picture);
  return focus ? `${focus.x},${focus.y}` : '';
}

/** The picture with another focal point. A centre has no entry, or the form would count as changed. */
export function withFocus(picture: Picture, focus: Focus | undefined): Picture {
  const entry = focus && { focus };
  if (picture.kind === 'new') {
    const { focus: _before, ...rest } = picture;
    return { ...rest, ...entry };
  }
  const { focus: _before, ...image } = picture.image;
  return { ...picture, image: { ...image, ...entry } };
}

/** Adds a focal point to a body where the server does not have it; a new picture begins at its centre. */
export function appendFocus(
  body: FormData,
  name: string,
  picture: Picture | null,
  saved: Picture | null | undefined,
): void {
  if (!picture) return;
  const before = picture.kind === 'new' ? '' : focusText(saved);
  const focus = focusText(picture);
  if (focus !== before) body.append(name, focus);
}

/** The same pictures, judged by identity (stored ones by address, new ones by pick), and focal points. */
export const samePictures = (a: readonly Picture[], b: readonly Picture[]): boolean =>
  a.length === b.length &&
  a.every(
    (picture, index) => picture.id === b[index]?.id && focusText(picture) === focusText(b[index]),
  );
