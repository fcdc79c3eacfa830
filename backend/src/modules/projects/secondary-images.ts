import { ApiError } from '../../common/errors/api-error';
import { isPictureUrl, type PicturePart } from '../../common/forms/uploaded-file';
import type { FocusChange } from '../../common/validation/focus';
import { fileIdOf, type StoredPicture } from '../../storage/stored-picture';
import { PROJECT_ERRORS } from './projects.errors';

/** @throws ApiError 400 when a form names a stored picture twice */
export function assertDistinct(parts: readonly PicturePart[] = []): void {
  const named = parts.flatMap((part) => (isPictureUrl(part) ? (fileIdOf(part.url) ?? []) : []));
  if (new Set(named.map((id) => id.toHexString())).size === named.length) return;
  const definition = PROJECT_ERRORS.repeatedSecondaryImage;
  const details = [{ field: 'secondaryImages', message: definition.message }];
  throw new ApiError(definition, { details });
}

/** Pictures with the focal points of a form, in its order; those that it does not reach keep theirs. */
export const withFocuses = (
  pictures: readonly StoredPicture[],
  focuses: readonly FocusChange[] = [],
): StoredPicture[] =>
  pictures.map((picture, index) => {
    const focus = focuses[index];
    return focus === undefined ? picture : { ...picture, focus: focus ?? undefined };
  });
