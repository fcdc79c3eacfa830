import { type IMAGE_FORMATS, PICTURE_WIDTHS, type PictureWidth } from '@manjara/contracts';

/** Format of an accepted picture, detected from its content. */
export type PictureFormat = Exclude<(typeof IMAGE_FORMATS)[number], 'jpeg'>;

/** Encodings in which pictures are served. */
export type Encoding = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif';

interface Size {
  width?: number;
  height?: number;
}

/** Properties that select the widths and encodings of a picture. */
export interface PictureTraits {
  format: PictureFormat;
  animated: boolean;
  /** Whether something behind the picture shows through it. */
  transparent: boolean;
  /** Pixels as displayed, after orientation. */
  width?: number;
  height?: number;
  /** A very small blurred form as a data URL, at most 600 characters. */
  placeholder?: string;
}

export type InspectedPicture = Required<PictureTraits>;

export interface VariantKey {
  /** Requested width; the variant may be narrower. */
  width: PictureWidth;
  encoding: Encoding;
}

export interface RenderedVariant extends VariantKey {
  path: string;
  /** Bytes. */
  size: number;
}

/** The encodings of a picture, best first; the last one is what every browser shows. */
export function encodingsOf({ animated, transparent }: PictureTraits): readonly Encoding[] {
  if (animated) return ['webp', 'gif'];
  return ['avif', 'webp', transparent ? 'png' : 'jpeg'];
}

/**
 * Stored widths of a picture, ascending: those that it reaches, and the first that covers it,
 * because pictures are never enlarged.
 */
export function widthsOf(traits: PictureTraits): readonly PictureWidth[] {
  const { width = Infinity } = traits.format === 'svg' ? drawnSize(traits) : traits;
  const covering = PICTURE_WIDTHS.findIndex((candidate) => candidate >= width);
  return covering < 0 ? PICTURE_WIDTHS : PICTURE_WIDTHS.slice(0, covering + 1);
}

export const contentTypeOf = (encoding: Encoding): string => `image/${encoding}`;

/** Longer side of a rendered drawing in pixels: covers a full screen, and a logo at 3x. */
const DRAWN_SIDE = 2_400;

/** Render size of a drawing, scaled from its intrinsic size. */
export function drawnSize(own: Size): Size {
  const { width, height } = own;
  if (!width || !height) return own;
  const scale = DRAWN_SIDE / Math.max(width, height);
  const whole = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: whole(width), height: whole(height) };
}
