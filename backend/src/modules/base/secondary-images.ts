import { defineError, fieldError } from '../../common/errors/api-error';
import { isPictureUrl, type PicturePart } from '../../common/forms/uploaded-file';
import type { SecondaryPicture } from '../../storage/bilingual-picture';
import { fileIdOf, type StoredPicture } from '../../storage/stored-picture';
import type { EntityDocument } from './entity-document';
import type { SecondaryImagesForm } from './secondary-images.dto';

const REPEATED = defineError(400, 'repeated_secondary_image', {
  en: 'A picture is named twice among the secondary pictures.',
  ar: 'وردت صورة واحدة مرتين بين الصور الإضافية.',
});

/** Absent in documents from before their kind had secondary pictures. */
export interface WithSecondaryImages {
  secondaryImages?: SecondaryPicture[];
}

/** Focal points and descriptions of the pictures, sent with or without them. */
type SecondaryDetails = Omit<SecondaryImagesForm, 'secondaryImages'>;

/** @throws ApiError 400 when a form names a stored picture twice */
export function assertDistinct(parts: readonly PicturePart[] = []): void {
  const named = parts.flatMap((part) => (isPictureUrl(part) ? (fileIdOf(part.url) ?? []) : []));
  if (new Set(named.map((id) => id.toHexString())).size === named.length) return;
  throw fieldError('secondaryImages', REPEATED);
}

/**
 * Applies the focal points and descriptions of a form; other pictures keep theirs.
 * @param before the pictures of the entity, of which descriptions are kept
 */
const withDetails = (
  pictures: readonly StoredPicture[],
  { secondaryFocus, secondaryAlt, secondaryArAlt }: SecondaryDetails,
  before: readonly Partial<SecondaryPicture>[] = [],
): SecondaryPicture[] =>
  pictures.map((picture, index) => {
    const known = before.find(({ file }) => file?.equals(picture.file));
    const focus = secondaryFocus?.[index];
    return {
      ...picture,
      ...(focus !== undefined && { focus: focus ?? undefined }),
      alt: secondaryAlt?.[index] ?? known?.alt ?? '',
      arAlt: secondaryArAlt?.[index] ?? known?.arAlt ?? '',
    };
  });

/**
 * The fields of a form with the resulting secondary pictures; undefined if unchanged.
 * @param taken the secondary pictures of the form, stored
 * @param current the entity before; absent: it is added
 */
export function withSecondaryImages<Form extends SecondaryImagesForm>(
  form: Form,
  taken: readonly StoredPicture[],
  current?: Pick<EntityDocument, 'image'> & WithSecondaryImages,
) {
  const { secondaryImages, secondaryFocus, secondaryAlt, secondaryArAlt, ...fields } = form;
  const details = { secondaryFocus, secondaryAlt, secondaryArAlt };
  // Without pictures, focal points and descriptions apply to the current ones.
  const hasDetails = Object.values(details).some((list) => list !== undefined);
  const kept = hasDetails ? (current?.secondaryImages ?? []) : undefined;
  const pictures = secondaryImages || !current ? taken : kept;
  const before = current ? [...(current.secondaryImages ?? []), current.image ?? {}] : [];
  return { ...fields, secondaryImages: pictures && withDetails(pictures, details, before) };
}
