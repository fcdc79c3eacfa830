import type { Image } from '@manjara/contracts';

/** A frame: its share of the row, and its width by its height. */
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

/** The frames of one to four pictures, as the style sheet lays them out. */
export const LAYOUTS: readonly (readonly Frames[])[] = [
  [frame([1, 2.2], WHOLE)],
  [frame([7 / 12, 7 / 6], WHOLE), frame([5 / 12, 5 / 6], WHOLE)],
  [frame([2 / 3, 4 / 3], WHOLE), frame([1 / 3, 4 / 3], HALF), frame([1 / 3, 4 / 3], HALF)],
  [frame([1, 2.2], WHOLE), frame(THIRD, HALF), frame(THIRD, HALF), frame(THIRD, WHOLE)],
];

/** The width of the page's content, as the container has it. */
const ROW = 'min(100vw - 2 * clamp(1.125rem, 0.6rem + 2.4vw, 3rem), 80rem)';

/** For a picture whose own size is not known. */
const USUAL_RATIO = 3 / 2;

/** A picture that is cropped at its sides is drawn wider than its frame. */
function drawn({ width, height }: Image, { share, ratio }: Frame): string {
  const own = width && height ? width / height : USUAL_RATIO;
  return `calc(${(share * Math.max(1, own / ratio)).toFixed(3)} * ${ROW})`;
}

/** How wide a picture is drawn in its frames, for `sizes`. */
export const sizesOf = (image: Image, { wide, narrow }: Frames): string =>
  `(min-width: 768px) ${drawn(image, wide)}, ${drawn(image, narrow)}`;
