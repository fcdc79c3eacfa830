import { ApiError } from '../../common/errors/api-error';
import type { FormPart } from '../../common/forms/read-form';
import type { UploadedFile } from '../../common/forms/uploaded-file';
import { fileIdOf, type StoredPicture } from '../../storage/stored-picture';
import { PROJECT_ERRORS } from './projects.errors';

/** The secondary pictures that a form asks for, in its order (design §7.6). */
export interface WantedSecondaryImages {
  /** In the form's order: a picture that stays, or `new` for the next of the added ones. */
  order: (StoredPicture | 'new')[];
  kept: StoredPicture[];
  added: UploadedFile[];
}

/**
 * Reads the parts of `secondaryImages`: texts are the URLs of pictures that stay, files are new
 * ones, and a single empty text stands for none at all.
 * @throws ApiError 400 when a URL is not one of the current pictures, or comes twice
 */
export function readSecondaryImages(
  parts: readonly FormPart[],
  current: readonly StoredPicture[],
): WantedSecondaryImages {
  const wanted: WantedSecondaryImages = { order: [], kept: [], added: [] };
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
  { order }: WantedSecondaryImages,
  stored: readonly StoredPicture[],
): StoredPicture[] {
  const next = stored[Symbol.iterator]();
  return order.map((place) => (place === 'new' ? (next.next().value as StoredPicture) : place));
}

/** The pictures of `before` that are not in `after`. */
export function dropped(
  before: readonly StoredPicture[],
  after: readonly StoredPicture[],
): StoredPicture[] {
  const staying = new Set(after.map(({ file }) => file.toHexString()));
  return before.filter(({ file }) => !staying.has(file.toHexString()));
}
