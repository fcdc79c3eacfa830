import type { Image } from '@manjara/contracts';
import type { PictureProps } from '@manjara/ui';
import { drawnWidth } from './drawn-width';

/** From the widest window to the narrowest: how wide a card is, from which width of window on. */
export type CardWidths = readonly (readonly [from: string | null, width: string])[];

/** How wide the picture of a card is drawn, for `sizes`: its frame is three quarters as tall. */
export const cardSizes = (image: Image | undefined, widths: CardWidths): string =>
  widths
    .map(([from, width]) => {
      const drawn = drawnWidth(image ?? {}, { width, height: `0.75 * ${width}` });
      return from ? `(min-width: ${from}) ${drawn}` : drawn;
    })
    .join(', ');

/**
 * The first card's picture is the largest of a phone's first screen. The others of the first row
 * would take its bandwidth there; a wide window asks for them as soon as it is laid out.
 */
export const cardFetching = (
  index: number,
): Pick<PictureProps, 'loading' | 'fetchPriority'> | undefined =>
  index === 0 ? { loading: 'eager', fetchPriority: 'high' } : undefined;
