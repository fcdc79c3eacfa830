import {
  type Image,
  PICTURE_WIDTHS,
  type PictureWidth,
  USUAL_PICTURE_WIDTH,
} from '@manjara/contracts';

/** The addresses of a picture, for an `img`. */
export interface PictureSources {
  /** What is fetched by whoever knows no `srcset`: a middle width. */
  src: string;
  /** Absent where there is nothing to choose from. */
  srcSet?: string;
}

/** The widths in which a picture exists: up to the first that covers it, all if it is not known. */
function widthsOf(widest: number, natural = Infinity): readonly number[] {
  const widths = PICTURE_WIDTHS.filter((width) => width <= widest);
  const covering = widths.findIndex((width) => width >= natural);
  return covering < 0 ? widths : widths.slice(0, covering + 1);
}

/** A stored picture at its fixed widths (design §6), for the browser to choose from. */
export function pictureSources(
  { url, width }: Pick<Image, 'url' | 'width'>,
  widest: PictureWidth = USUAL_PICTURE_WIDTH,
): PictureSources {
  const widths = widthsOf(widest, width);
  const address = (at: number) => `${url}?w=${at}`;
  const src = address(widths[Math.floor(widths.length / 2)]!);
  if (widths.length < 2) return { src };
  // No variant is enlarged, so the last one may be narrower than it is called.
  const srcSet = widths.map((at) => `${address(at)} ${Math.min(at, width ?? at)}w`).join(', ');
  return { src, srcSet };
}
