import { type PictureWidth, USUAL_PICTURE_WIDTH } from '@manjara/contracts';
import {
  contentTypeOf,
  type Encoding,
  encodingsOf,
  type PictureTraits,
  type VariantKey,
  widthsOf,
} from '../images/encodings';

/** What a request asks for of a picture. */
export interface VariantRequest {
  /** `USUAL_PICTURE_WIDTH` when absent. */
  width?: PictureWidth;
  /** Media types that the client names in Accept. */
  types: readonly string[];
}

/** What is made of a picture as soon as it is stored: WebP in the usual widths, which all but few take. */
export function warmUpKeys(traits: PictureTraits): VariantKey[] {
  const widths = widthsOf(traits).filter((width) => width <= USUAL_PICTURE_WIDTH);
  return widths.map((width) => ({ width, encoding: 'webp' }));
}

/** The width in which a picture is served to who asks for `width`: never enlarged. */
export function servedWidth(traits: PictureTraits, width: PictureWidth = USUAL_PICTURE_WIDTH) {
  const widths = widthsOf(traits);
  return widths.includes(width) ? width : (widths.at(-1) as PictureWidth);
}

/**
 * The encodings that a client takes, best first. Only those that it names count, for browsers send
 * `image/*` for what they cannot show, too; the last is what every browser shows.
 */
export function acceptedEncodings(
  traits: PictureTraits,
  types: readonly string[],
): [Encoding, ...Encoding[]] {
  const named = new Set(types.map((type) => type.toLowerCase()));
  const encodings = encodingsOf(traits);
  const taken = encodings.filter(
    (encoding, index) => index === encodings.length - 1 || named.has(contentTypeOf(encoding)),
  );
  return taken as [Encoding, ...Encoding[]];
}

/** The best of the variants in one of the encodings, which come best first. */
export function bestOf<V extends VariantKey>(
  variants: readonly V[],
  encodings: readonly Encoding[],
): V | undefined {
  for (const encoding of encodings) {
    const found = variants.find((variant) => variant.encoding === encoding);
    if (found) return found;
  }
  return undefined;
}

/** The best of the variants of the width next to `width`: rather too wide than too narrow. */
export function nearest<V extends VariantKey>(
  variants: readonly V[],
  encodings: readonly Encoding[],
  width: VariantKey['width'],
): V | undefined {
  const taken = variants.filter(({ encoding }) => encodings.includes(encoding));
  const widths = taken.map((variant) => variant.width).sort((a, b) => a - b);
  const next = widths.find((candidate) => candidate >= width) ?? widths.at(-1);
  return bestOf(
    taken.filter((variant) => variant.width === next),
    encodings,
  );
}
