import type { Image } from '@manjara/contracts';

/** For a picture whose own size is not known. */
const USUAL_RATIO = 3 / 2;

/**
 * How wide a picture is drawn that fills a frame and is cropped to it, for `sizes`: a frame that
 * is taller than the picture cuts off its sides, so that more of it is drawn than is seen.
 * @param frame lengths of CSS
 */
export function drawnWidth(
  { width, height }: Pick<Image, 'width' | 'height'>,
  frame: { width: string; height: string },
): string {
  const ratio = width && height ? width / height : USUAL_RATIO;
  return `max(${frame.width}, ${ratio.toFixed(2)} * (${frame.height}))`;
}
