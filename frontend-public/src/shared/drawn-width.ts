import type { Image } from '@manjara/contracts';

/** Used when a picture's size is unknown. */
const USUAL_RATIO = 3 / 2;

/**
 * `sizes` of a picture that covers its frame: if the frame is taller in proportion, the picture is
 * drawn wider than the frame and its sides are cropped.
 * @param frame CSS lengths
 */
export function drawnWidth(
  { width, height }: Pick<Image, 'width' | 'height'>,
  frame: { width: string; height: string },
): string {
  const ratio = width && height ? width / height : USUAL_RATIO;
  return `max(${frame.width}, ${ratio.toFixed(2)} * (${frame.height}))`;
}
