import { PictureRejected } from '../inspection-result';
import type { HeifImage } from './libheif';
import type { Pixels } from './pixels';

/** Colour description of a HEIC or AVIF, as code points of ITU-T H.273. */
export interface Nclx {
  primaries: number;
  transfer: number;
  isFullRange: boolean;
}

type Matrix = readonly (readonly [number, number, number])[];

const SAME: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const REC_2020: Matrix = [
  [1.66049, -0.58764, -0.07285],
  [-0.12455, 1.1329, -0.00835],
  [-0.01815, -0.10058, 1.11873],
];
const DISPLAY_P3: Matrix = [
  [1.22494, -0.22494, 0],
  [-0.04206, 1.04206, 0],
  [-0.01964, -0.07864, 1.09827],
];
const PAL: Matrix = [
  [1.04404, -0.04404, 0],
  [0, 1, 0],
  [0, 0.01179, 0.98821],
];
const EBU: Matrix = [
  [1.02525, -0.02655, 0.0013],
  [0.01939, 0.94803, 0.03258],
  [-0.00177, -0.00144, 1.00321],
];
const NTSC: Matrix = [
  [0.93954, 0.05018, 0.01028],
  [0.01777, 0.96579, 0.01643],
  [-0.00162, -0.00437, 1.00599],
];

/** From linear light in these primaries (all with white point D65) to linear sRGB. */
const PRIMARIES: Readonly<Record<number, Matrix>> = {
  1: SAME,
  2: SAME,
  5: PAL,
  6: NTSC,
  7: NTSC,
  9: REC_2020,
  12: DISPLAY_P3,
  22: EBU,
};

const fromSrgb = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toSrgb = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** From encoded values to linear light. Browsers treat the television curves as sRGB. */
const TRANSFERS: Readonly<Record<number, (value: number) => number>> = {
  1: fromSrgb,
  2: fromSrgb,
  4: (value) => value ** 2.2,
  5: (value) => value ** 2.8,
  6: fromSrgb,
  7: (value) => (value < 0.0912 ? value / 4 : ((value + 0.1115) / 1.1115) ** (1 / 0.45)),
  8: (value) => value,
  13: fromSrgb,
  14: fromSrgb,
  15: fromSrgb,
};
/** PQ and HLG. */
const HDR: ReadonlySet<number> = new Set([16, 18]);

const LIMITED = { black: 16, white: 235 };
const STEPS = 4_095;
const SRGB_OF = Uint8Array.from({ length: STEPS + 1 }, (_, step) =>
  Math.round(255 * toSrgb(step / STEPS)),
);

/**
 * Returns the conversion of decoded pixels to sRGB; the identity if there is an ICC profile.
 * @throws PictureRejected for HDR and for unsupported colours
 */
export function srgbConversion({
  profile,
  nclx,
  isGrey,
}: Pick<HeifImage, 'profile' | 'nclx' | 'isGrey'>): (pixels: Pixels) => Pixels {
  if (profile || !nclx) return (pixels) => pixels;
  const { primaries, transfer, isFullRange } = nclx;
  if (HDR.has(transfer)) throw new PictureRejected('highDynamicRange');
  const matrix = PRIMARIES[primaries];
  const toLight = TRANSFERS[transfer];
  // Decoders expand the limited range of colour pictures, but not of greyscale ones.
  const isLimited = isGrey && !isFullRange;
  if (!matrix || !toLight) {
    throw new PictureRejected('notReadable', { detail: `nclx ${primaries}/${transfer}` });
  }
  if (matrix === SAME && toLight === fromSrgb && !isLimited) return (pixels) => pixels;
  const { black, white } = isLimited ? LIMITED : { black: 0, white: 255 };
  const lights = Float32Array.from({ length: 256 }, (_, value) =>
    toLight(Math.min(1, Math.max(0, (value - black) / (white - black)))),
  );
  return (pixels) => converted(pixels, matrix, lights);
}

function converted(pixels: Pixels, matrix: Matrix, lights: Float32Array): Pixels {
  const { data, channels } = pixels;
  const light = (at: number) => lights[data[at] as number] as number;
  for (let at = 0; at < data.length; at += channels) {
    const [red, green, blue] = [light(at), light(at + 1), light(at + 2)];
    for (const [channel, [r, g, b]] of matrix.entries()) {
      const mixed = Math.min(1, Math.max(0, r * red + g * green + b * blue));
      data[at + channel] = SRGB_OF[Math.round(mixed * STEPS)] as number;
    }
  }
  return pixels;
}
