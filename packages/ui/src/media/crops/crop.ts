import type { Image } from '@manjara/contracts';

type CropName =
  'desktop' | 'tablet' | 'phone' | 'card' | 'homeDesktop' | 'homePhone' | 'page' | 'thumbnail';

/** A frame in which the site shows pictures, whose sides or edges it crops. */
export type Crop = readonly [
  name: CropName,
  /** Window width in pixels from which it is used. */
  from: number,
  /** CSS length. */
  width: string,
  /** Width divided by height; must match the style sheets. */
  ratio: number,
  /** Overrides the width for dense screens, as a CSS length. */
  enough?: string,
];

/** The frames of one place, widest window first. */
export type Crops = readonly Crop[];

/** Width of the page's content; must match the container's. */
export const CONTENT = 'min(100vw - 2 * clamp(1.125rem, 0.6rem + 2.4vw, 3rem), 80rem)';

/** The same in windows of 1800 px or more. */
export const WIDE_CONTENT = 'min(100vw - 11rem, 112rem)';

/** Used when a picture's size is unknown. */
const USUAL_RATIO = 3 / 2;

/** The `sizes` of a picture that covers its frames: where its sides are cropped it is drawn wider. */
export function sizesOf({ width, height }: Partial<Image> = {}, crops: Crops): string {
  const own = width && height ? width / height : USUAL_RATIO;
  return crops
    .map(([, from, frame, ratio, enough]) => {
      const share = Math.max(1, own / ratio).toFixed(3);
      const drawn = enough ?? `calc(${share} * ${frame})`;
      return from ? `(min-width: ${from}px) ${drawn}` : drawn;
    })
    .join(', ');
}
