import { ApiError } from '../../common/errors/api-error';
import type { FormPart } from '../../common/forms/read-form';
import type { UploadedFile } from '../../common/forms/uploaded-file';
import type { FocusChange } from '../../common/validation/focus';
import { fileIdOf, fileUrl, type StoredPicture } from '../../storage/stored-picture';
import { PROJECT_ERRORS } from './projects.errors';

/** What a form says of the secondary pictures. */
export interface SecondaryForm {
  secondaryImages?: FormPart[];
  /** In the order of the pictures; those that it does not reach keep theirs. */
  secondaryFocus?: FocusChange[];
}

/** The secondary pictures that a form asks for, in its order (design §7.6). */
export interface WantedSecondaryImages {
  /** In the form's order: a picture that stays, or `new` for the next of the added ones. */
  order: (StoredPicture | 'new')[];
  kept: StoredPicture[];
  added: UploadedFile[];
  focuses: readonly FocusChange[];
}

/**
 * The row that a form asks for; undefined when it says nothing of it. Focal points alone are those
 * of the pictures that are there.
 * @throws ApiError 400
 */
export function readSecondaryForm(
  { secondaryImages, secondaryFocus }: SecondaryForm,
  current: readonly StoredPicture[],
): WantedSecondaryImages | undefined {
  const parts = secondaryImages ?? (secondaryFocus && current.map(({ file }) => fileUrl(file)));
  return parts && { ...readSecondaryImages(parts, current), focuses: secondaryFocus ?? [] };
}

/**
 * Reads the parts of `secondaryImages`: texts are the URLs of pictures that stay, files are new
 * ones, and a single empty text stands for none at all.
 * @throws ApiError 400 when a URL is not one of the current pictures, or comes twice
 */
function readSecondaryImages(
  parts: readonly FormPart[],
  current: readonly StoredPicture[],
): Omit<WantedSecondaryImages, 'focuses'> {
  const wanted: Omit<WantedSecondaryImages, 'focuses'> = { order: [], kept: [], added: [] };
  if (parts.length === 1 && parts[0] === '') return wanted;

  const left = new Map(current.map((picture) => [picture.file.toHexString(), picture]));
  for (const part of parts) {
    if (typeof part !== 'string') {
      wanted.added.push(part);
      wanted.order.push('new');
      continue;
    }
    const id = fileIdOf(part.trim())?.toHexString() ?? '';
    const picture = left.get(id);
    if (!picture) throw unknownImage();
    left.delete(id);
    wanted.kept.push(picture);
    wanted.order.push(picture);
  }
  return wanted;
}

function unknownImage(): ApiError {
  const definition = PROJECT_ERRORS.unknownSecondaryImage;
  const details = [{ field: 'secondaryImages', message: definition.message }];
  return new ApiError(definition, { details });
}

/** Puts the stored pictures into the order that the form asked for. */
export function arrange(
  { order, focuses }: WantedSecondaryImages,
  stored: readonly StoredPicture[],
): StoredPicture[] {
  const next = stored[Symbol.iterator]();
  return order.map((place, index) => {
    const picture = place === 'new' ? (next.next().value as StoredPicture) : place;
    const focus = focuses[index];
    return focus === undefined ? picture : { ...picture, focus: focus ?? undefined };
  });
}

/** The pictures of `before` that are not in `after`. */
export function dropped(
  before: readonly StoredPicture[],
  after: readonly StoredPicture[],
): StoredPicture[] {
  const staying = new Set(after.map(({ file }) => file.toHexString()));
  return before.filter(({ file }) => !staying.has(file.toHexString()));
}
