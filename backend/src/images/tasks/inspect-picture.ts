import { readFile } from 'node:fs/promises';
import type { InspectedPicture, PictureFormat } from '../encodings';
import { type InspectionResult, PictureRejected, type RejectionReason } from '../inspection-result';
import { detectPicture } from './detect-picture';
import { openPicture } from './open-picture';
import { fromPixels, INSPECTION_BOX, isTransparent, type Pixels, shrunk, toPixels } from './pixels';

/** Where two shapes of a drawing meet within a pixel, three quarters of it are covered. */
const OPAQUE_IN_DRAWING = 190;

/** Decoder errors for an intact file of an unsupported kind. */
const UNSUPPORTED =
  /unsupported (?!image format)|not (?:supported|implemented|configured)|omitted at compile time/i;

/** The renderer's error for a drawing that expands without bound. */
const TOO_COMPLEX = /exceeded more than \d+/;

/** Frames of an animation are only inspected for transparency and a placeholder. */
const FRAME_BOX = { width: 64, height: 64 };

const PLACEHOLDER = { side: 16, maxLength: 600, qualities: [40, 20, 1] };

/** Detects the format of a picture from its content and decodes all of it. */
export async function inspectPicture(path: string): Promise<InspectionResult> {
  let format: PictureFormat | undefined;
  try {
    const file = await readFile(path);
    format = await detectPicture(file);
    if (!format) return { rejected: 'notAPicture' };
    return { accepted: await readTraits(file, format) };
  } catch (error) {
    if (error instanceof PictureRejected) {
      return { rejected: error.reason, format, ...error.details };
    }
    const detail = String(error);
    return { rejected: reasonOf(detail), format, detail };
  }
}

async function readTraits(file: Buffer, format: PictureFormat): Promise<InspectedPicture> {
  const { width, height, frames, decode } = await openPicture(file, format);
  const pixels = await decode(frames > 1 ? FRAME_BOX : INSPECTION_BOX);
  return {
    format,
    animated: frames > 1,
    transparent: isTransparent(pixels, format === 'svg' ? OPAQUE_IN_DRAWING : undefined),
    width,
    height,
    placeholder: await createPlaceholder(firstOf(frames, pixels)),
  };
}

function reasonOf(detail: string): RejectionReason {
  if (UNSUPPORTED.test(detail)) return 'notReadable';
  return TOO_COMPLEX.test(detail) ? 'tooComplex' : 'damaged';
}

const firstOf = (frames: number, { data, height, ...shape }: Pixels): Pixels => ({
  ...shape,
  data: data.subarray(0, data.length / frames),
  height: height / frames,
});

/** A very small form of a picture as a data URL, shown blurred until the picture has loaded. */
async function createPlaceholder(picture: Pixels): Promise<string> {
  const { side, maxLength, qualities } = PLACEHOLDER;
  const small = await toPixels(shrunk(fromPixels(picture), { width: side, height: side }));
  let url = '';
  for (const quality of qualities) {
    const options = { quality, alphaQuality: quality, effort: 6 };
    const webp = await fromPixels(small).webp(options).toBuffer();
    url = `data:image/webp;base64,${webp.toString('base64')}`;
    if (url.length <= maxLength) break;
  }
  return url;
}
