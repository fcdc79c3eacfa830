import type { Image } from '@manjara/contracts';
import type { PictureProps } from '@manjara/ui';
import { drawnWidth } from './drawn-width';

/** Width of a card from each window width up, widest window first. */
export type CardWidths = readonly (readonly [from: string | null, width: string])[];

/** `sizes` of a card's picture, whose frame is 4:3. */
export const cardSizes = (image: Image | undefined, widths: CardWidths): string =>
  widths
    .map(([from, width]) => {
      const drawn = drawnWidth(image ?? {}, { width, height: `0.75 * ${width}` });
      return from ? `(min-width: ${from}) ${drawn}` : drawn;
    })
    .join(', ');

/**
 * The first card's picture is the largest element of a phone's first screen. The others in the
 * first row are lazy, so that they do not take its bandwidth; a wide window fetches them right
 * after layout.
 */
export const cardFetching = (
  index: number,
): Pick<PictureProps, 'loading' | 'fetchPriority'> | undefined =>
  index === 0 ? { loading: 'eager', fetchPriority: 'high' } : undefined;
