import { type IMAGE_FORMATS, PICTURE_WIDTHS, type PictureWidth } from '@manjara/contracts';

/** What an accepted picture is, judged by its content. */
export type PictureFormat = Exclude<(typeof IMAGE_FORMATS)[number], 'jpeg'>;

/** Pictures made of pixels. */
export type BitmapFormat = Exclude<PictureFormat, 'svg'>;

/** What pictures are served in. */
export const ENCODINGS = ['avif', 'webp', 'jpeg', 'png', 'gif', 'svg'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What decides in which widths and encodings a picture is served. */
export interface PictureTraits {
  format: PictureFormat;
  animated: boolean;
  /** Whether something behind the picture shows through it. */
  transparent: boolean;
  /** Pixels as displayed, after orientation. */
  width?: number;
  height?: number;
}

/** One of the forms in which a picture is served. */
export interface VariantKey {
  /** The width asked for, which the variant may not reach; null for svg, which has every size. */
  width: PictureWidth | null;
  encoding: Encoding;
}

/** The encodings of a picture, best first; the last one is what every browser shows. */
export function encodingsOf({ format, animated, transparent }: PictureTraits): readonly Encoding[] {
  if (format === 'svg') return ['svg'];
  if (animated) return ['webp', 'gif'];
  return ['avif', 'webp', transparent ? 'png' : 'jpeg'];
}

/**
 * The widths in which a picture is kept, ascending: those that it reaches, and the first one that
 * covers it, for none is enlarged. None for svg.
 */
export function widthsOf({ format, width = Infinity }: PictureTraits): readonly PictureWidth[] {
  if (format === 'svg') return [];
  const covering = PICTURE_WIDTHS.findIndex((candidate) => candidate >= width);
  return covering < 0 ? PICTURE_WIDTHS : PICTURE_WIDTHS.slice(0, covering + 1);
}

export const contentTypeOf = (encoding: Encoding): string =>
  encoding === 'svg' ? 'image/svg+xml' : `image/${encoding}`;
