import { MAX_SIDE } from '../../picture-limits';
import type { Box } from '../pixels';

/** Pixels of the units of CSS. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
  ex: 8,
};
const LENGTH = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)([a-z]*)\s*$/i;
/** Longer values are ignored: matching them takes quadratic time. */
const MAX_LENGTH = 100;
const VIEW_BOX_SEPARATOR = /[\s,]+/;

/** The size that browsers use for a drawing without one. */
const DEFAULT: Box = { width: 300, height: 150 };

interface SizeAttributes {
  width: string | null;
  height: string | null;
  viewBox: string | null;
}

/**
 * The size of a drawing in pixels, as browsers see it, and no larger than other pictures.
 * @throws Error when it is empty
 */
export function svgSize(attributes: SizeAttributes): Box {
  const box = viewBoxSize(attributes.viewBox);
  const width = toPixels(attributes.width);
  const height = toPixels(attributes.height);
  const size = {
    width: width ?? (box && height ? (height * box.width) / box.height : (box ?? DEFAULT).width),
    height: height ?? (box && width ? (width * box.height) / box.width : (box ?? DEFAULT).height),
  };
  const sides = Object.values(size);
  if (!sides.every((side) => side > 0 && Number.isFinite(side)))
    throw new Error('The drawing is empty.');
  const scale = Math.min(1, MAX_SIDE / Math.max(size.width, size.height));
  return { width: size.width * scale, height: size.height * scale };
}

/** Undefined for percentages, which need a page. */
function toPixels(length: string | null): number | undefined {
  const [, number, unit] =
    LENGTH.exec(length === null || length.length > MAX_LENGTH ? '' : length) ?? [];
  const factor = UNITS[unit?.toLowerCase() ?? '%'];
  return factor === undefined ? undefined : Number(number) * factor;
}

function viewBoxSize(viewBox: string | null): Box | undefined {
  const numbers = (viewBox ?? '').trim().split(VIEW_BOX_SEPARATOR).map(Number);
  const [, , width, height] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return undefined;
  return { width: width as number, height: height as number };
}
