import type { BilingualAltImage, Project } from '@manjara/contracts';
import { focusOf, focusText, type Picture, samePictures, storedPicture } from '../../lib/pictures';
import type { ImageOf } from '../../lib/site-preview';
import type { ResourceValues } from '../../resource/resource-values';

const picturesOf = (values: ResourceValues) => values.secondaryImages as Picture[];

/**
 * The further pictures of a project (design: readings, 6). A PUT has them only when the row has
 * changed: addresses of those that stay and files of new ones, in the row's order, or one empty
 * part when none is left. Focal points come one for each.
 */
export const secondaryImages = {
  kind: 'custom',
  name: 'secondaryImages',
  empty: [] as Picture[],
  read: (project: Project): Picture[] =>
    project.secondaryImages.map((image, index) => storedPicture(image, index)),
  append(body: FormData, values: ResourceValues, saved?: ResourceValues): void {
    const pictures = picturesOf(values);
    if (saved && samePictures(pictures, picturesOf(saved))) return;
    for (const picture of pictures) {
      body.append('secondaryImages', picture.kind === 'new' ? picture.file : picture.image.url);
    }
    if ([...pictures, ...(saved ? picturesOf(saved) : [])].some(focusOf)) {
      for (const picture of pictures) body.append('secondaryFocus', focusText(picture));
    }
    if (saved && pictures.length === 0) body.append('secondaryImages', '');
  },
} as const;

/** Those that can be shown before they are saved; they have no words of their own. */
export const shownSecondaryImages = (
  values: ResourceValues,
  imageOf: ImageOf,
): BilingualAltImage[] =>
  picturesOf(values)
    .map((picture) => imageOf({ picture, alt: '', arAlt: '' }))
    .filter((image) => image !== null);
