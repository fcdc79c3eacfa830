import type { Image } from '@manjara/contracts';

/** `share` of the row's width; `ratio` is width divided by height. */
interface Frame {
  share: number;
  ratio: number;
}

interface Frames {
  wide: Frame;
  narrow: Frame;
}

const frame = (wide: [number, number], narrow: [number, number]): Frames => ({
  wide: { share: wide[0], ratio: wide[1] },
  narrow: { share: narrow[0], ratio: narrow[1] },
});

const WHOLE: [number, number] = [1, 4 / 3];
const HALF: [number, number] = [1 / 2, 1];
const THIRD: [number, number] = [1 / 3, 4 / 3];

/** Frames for one to four pictures; must match the style sheet. */
export const LAYOUTS: readonly (readonly Frames[])[] = [
  [frame([1, 2.2], WHOLE)],
  [frame([7 / 12, 7 / 6], WHOLE), frame([5 / 12, 5 / 6], WHOLE)],
  [frame([2 / 3, 4 / 3], WHOLE), frame([1 / 3, 4 / 3], HALF), frame([1 / 3, 4 / 3], HALF)],
  [frame([1, 2.2], WHOLE), frame(THIRD, HALF), frame(THIRD, HALF), frame(THIRD, WHOLE)],
];

/** Content width of the page; must match the container's. */
const ROW = 'min(100vw - 2 * clamp(1.125rem, 0.6rem + 2.4vw, 3rem), 80rem)';

/** Used when a picture's size is unknown. */
const USUAL_RATIO = 3 / 2;

/** A picture that is cropped at its sides is wider than its frame. */
function drawn({ width, height }: Image, { share, ratio }: Frame): string {
  const own = width && height ? width / height : USUAL_RATIO;
  return `calc(${(share * Math.max(1, own / ratio)).toFixed(3)} * ${ROW})`;
}

/** The `sizes` attribute of a picture in its frames. */
export const sizesOf = (image: Image, { wide, narrow }: Frames): string =>
  `(min-width: 768px) ${drawn(image, wide)}, ${drawn(image, narrow)}`;
