import type { PictureFormat, PictureTraits } from '../encodings';
import { type Outcome, PictureRefused, type Refusal } from '../outcome';
import { detectPicture } from './detect-picture';
import { openPicture } from './open-picture';
import { isTransparent, type Pixels } from './pixels';
import { createPlaceholder } from './placeholder';
import { LARGEST_BOX } from './sizes';

export type Inspected = Required<PictureTraits> & { contentType: string; placeholder: string };
type Traits = Omit<Inspected, 'format' | 'contentType'>;

/** Where two shapes of a drawing meet within a pixel, three quarters of it are covered. */
const OPAQUE_IN_DRAWING = 190;

/** Decoder errors for an intact file of an unsupported kind. */
const UNSUPPORTED =
  /unsupported (?!image format)|not (?:supported|implemented|configured)|omitted at compile time/i;

/** The renderer's error for a drawing that expands without bound. */
const TOO_COMPLEX = /exceeded more than \d+/;

/** Where only colours count: frames of an animation. */
const FRAME_BOX = { width: 64, height: 64 };

/** Judges a picture by its content and decodes all of it. */
export async function inspectPicture(path: string): Promise<Outcome<Inspected>> {
  let format: PictureFormat | undefined;
  try {
    const type = await detectPicture(path);
    if (!type) return { refused: 'notAPicture' };
    ({ format } = type);
    return { accepted: { ...type, ...(await inspect(path, type.format)) } };
  } catch (error) {
    if (error instanceof PictureRefused) return { format, ...error.refused };
    const detail = String(error);
    return { refused: refusalOf(detail), format, detail };
  }
}

async function inspect(path: string, format: PictureFormat): Promise<Traits> {
  const { width, height, frames, decode } = await openPicture(path, format);
  const pixels = await decode(frames > 1 ? FRAME_BOX : LARGEST_BOX);
  return {
    animated: frames > 1,
    transparent: isTransparent(pixels, format === 'svg' ? OPAQUE_IN_DRAWING : undefined),
    width,
    height,
    placeholder: await createPlaceholder(firstOf(frames, pixels)),
  };
}

function refusalOf(detail: string): Refusal {
  if (UNSUPPORTED.test(detail)) return 'notReadable';
  return TOO_COMPLEX.test(detail) ? 'tooComplex' : 'damaged';
}

const firstOf = (frames: number, { data, height, ...shape }: Pixels): Pixels => ({
  ...shape,
  data: data.subarray(0, data.length / frames),
  height: height / frames,
});
