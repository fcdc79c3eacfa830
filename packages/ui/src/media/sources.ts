import { type Image, PICTURE_WIDTHS } from '@manjara/contracts';

export interface PictureSources {
  /** For clients without `srcset`: a medium width. */
  src: string;
  /** Absent if only one width exists. */
  srcSet?: string;
}

/**
 * Available widths of a picture: up to the first that covers it, or all if its width is unknown.
 */
function widthsOf(natural = Infinity): readonly number[] {
  const covering = PICTURE_WIDTHS.findIndex((width) => width >= natural);
  return covering < 0 ? PICTURE_WIDTHS : PICTURE_WIDTHS.slice(0, covering + 1);
}

/** URLs of a stored picture at its fixed widths (design §6). */
export function pictureSources({ url, width }: Pick<Image, 'url' | 'width'>): PictureSources {
  const widths = widthsOf(width);
  const address = (at: number) => `${url}?w=${at}`;
  const src = address(widths[Math.floor(widths.length / 2)]!);
  if (widths.length < 2) return { src };
  // Pictures are never enlarged, so the last one may be narrower than its nominal width.
  const srcSet = widths.map((at) => `${address(at)} ${Math.min(at, width ?? at)}w`).join(', ');
  return { src, srcSet };
}
