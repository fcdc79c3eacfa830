import { type PictureWidth, USUAL_PICTURE_WIDTH } from '@manjara/contracts';
import {
  contentTypeOf,
  type Encoding,
  encodingsOf,
  type PictureTraits,
  type VariantKey,
  widthsOf,
} from '../images/encodings';

export interface VariantRequest {
  /** `USUAL_PICTURE_WIDTH` when absent. */
  width?: PictureWidth;
  /** Media types that the client names in Accept. */
  types: readonly string[];
}

/** Variants that are rendered ahead: WebP in the usual widths, which nearly all browsers accept. */
export function warmUpKeys(traits: PictureTraits): VariantKey[] {
  const widths = widthsOf(traits).filter((width) => width <= USUAL_PICTURE_WIDTH);
  return widths.map((width) => ({ width, encoding: 'webp' }));
}

/** The width that a request for `width` is answered with: never enlarged. */
export function servedWidth(traits: PictureTraits, width: PictureWidth = USUAL_PICTURE_WIDTH) {
  const widths = widthsOf(traits);
  return widths.includes(width) ? width : (widths.at(-1) as PictureWidth);
}

/**
 * The encodings that a client accepts, best first. Wildcards do not count, because browsers send
 * `image/*` for unsupported types, too. Every browser shows the last encoding.
 */
export function acceptedEncodings(
  traits: PictureTraits,
  types: readonly string[],
): [Encoding, ...Encoding[]] {
  const named = new Set(types.map((type) => type.toLowerCase()));
  const encodings = encodingsOf(traits);
  const accepted = encodings.filter(
    (encoding, index) => index === encodings.length - 1 || named.has(contentTypeOf(encoding)),
  );
  return accepted as [Encoding, ...Encoding[]];
}

/** The variant in the best of the encodings, which come best first. */
export const bestOf = <V extends VariantKey>(
  variants: readonly V[],
  encodings: readonly Encoding[],
): V | undefined =>
  encodings
    .flatMap((encoding) => variants.find((variant) => variant.encoding === encoding) ?? [])
    .at(0);

/** The best variant of the nearest width, preferably a wider one. */
export function nearest<V extends VariantKey>(
  variants: readonly V[],
  encodings: readonly Encoding[],
  width: VariantKey['width'],
): V | undefined {
  const accepted = variants
    .filter(({ encoding }) => encodings.includes(encoding))
    .sort((a, b) => a.width - b.width);
  const next = accepted.find((variant) => variant.width >= width) ?? accepted.at(-1);
  return bestOf(
    accepted.filter((variant) => variant.width === next?.width),
    encodings,
  );
}
