import type { PictureProps } from '@manjara/ui';

/**
 * The first card's picture is the largest element of a phone's first screen. The others in the
 * first row are lazy, so that they do not take its bandwidth; a wide window fetches them right
 * after layout.
 */
export const cardFetching = (
  index: number,
): Pick<PictureProps, 'loading' | 'fetchPriority'> | undefined =>
  index === 0 ? { loading: 'eager', fetchPriority: 'high' } : undefined;
