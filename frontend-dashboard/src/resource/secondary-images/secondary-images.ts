import type { BilingualAltImage } from '@manjara/contracts';
import {
  focusOf,
  focusText,
  type Picture,
  pictureKey,
  sentUrlOf,
  storedPicture,
} from '../../pictures/picture';
import type { ImageOf } from '../../preview/site-preview';
import type { ResourceValues } from '../entity';

/** A form that was kept by an earlier release may have none. */
const picturesOf = (values: ResourceValues) => (values.secondaryImages ?? []) as Picture[];

const isDescribed = ({ alt, arAlt }: Picture): boolean => Boolean(alt || arAlt);

const same = (a: readonly Picture[], b: readonly Picture[]): boolean =>
  a.length === b.length &&
  a.every((picture, index) => pictureKey(picture) === pictureKey(b[index]!));

/**
 * The further pictures of an entity (design: readings, 6). A PUT has them only when the row has
 * changed: their urls in the row's order, or one empty part when none is left. Focal points and
 * descriptions come one for each.
 */
export const secondaryImages = {
  kind: 'custom',
  name: 'secondaryImages',
  empty: [] as Picture[],
  /** An API of an earlier release has none of products. */
  read: ({ secondaryImages = [] }: { secondaryImages?: BilingualAltImage[] }): Picture[] =>
    secondaryImages.map(({ alt, arAlt, ...image }, index) => ({
      ...storedPicture(image, index),
      alt,
      arAlt,
    })),
  append(body: FormData, values: ResourceValues, saved?: ResourceValues): void {
    const pictures = picturesOf(values);
    const before = saved ? picturesOf(saved) : [];
    if (saved && same(pictures, before)) return;
    for (const picture of pictures) body.append('secondaryImages', sentUrlOf(picture));
    if (saved && pictures.length === 0) body.append('secondaryImages', '');
    const either = [...pictures, ...before];
    for (const picture of pictures) {
      if (either.some(focusOf)) body.append('secondaryFocus', focusText(picture));
      if (!either.some(isDescribed)) continue;
      body.append('secondaryAlt', picture.alt?.trim() ?? '');
      body.append('secondaryArAlt', picture.arAlt?.trim() ?? '');
    }
  },
} as const;

/** Those that can be shown before they are saved. */
export const shownSecondaryImages = (
  values: ResourceValues,
  imageOf: ImageOf,
): BilingualAltImage[] =>
  picturesOf(values)
    .map((picture) => imageOf({ picture, alt: picture.alt ?? '', arAlt: picture.arAlt ?? '' }))
    .filter((image) => image !== null);
