import { drawnSize } from '../../encodings';
import { PictureRejected } from '../../inspection-result';
import type { DecodablePicture } from '../decodable-picture';
import { type Box, sharp, toPixels } from '../pixels';
import { svgSize } from './svg-size';
import { decoderOf, readProlog, unpacked, withoutEntities } from './xml';

/** libxml2's limit for one text node or attribute. */
const MAX_BYTES = 10_000_000;

const ROOT_TAG = /^<(?:[^\s<>/:"']+:)?svg(?=[\s/>])(?:[^>"']|"[^"]*"|'[^']*')*>/;
const BEGINNING = /^<(?:!DOCTYPE\s+svg\b|(?:[^\s<>/:"']+:)?svg(?:\s|$))/;
const PLACED = /\s(?:width|height|viewBox|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/g;
const SHAPE_TOLERANCE = 0.005;

/** An SVG from its root element on, with entities expanded. */
export interface Drawing extends Box {
  body: string;
  /** Processing instructions before the root element. */
  instructions: string;
  /** The drawing at this size, as input of the renderer. */
  readonly atSize: (size: Box) => Buffer;
}

/** Opens a drawing as a large picture; each size is rendered from the vectors. */
export async function openSvg(file: Buffer): Promise<DecodablePicture> {
  const drawing = await readDrawing(file);
  if (!drawing) throw new Error('This is not an SVG drawing.');
  const { width, height } = drawnSize(drawing) as Box;
  const whole = (side: number) => Math.max(1, Math.round(side));
  return {
    width,
    height,
    frames: 1,
    decode: (box) => {
      const fit = Math.min(1, box.width / width, box.height / height);
      const size = { width: whole(width * fit), height: whole(height * fit) };
      return toPixels(sharp(drawing.atSize(size)).resize({ ...size, fit: 'fill' }));
    },
  };
}

/**
 * Reads an SVG, possibly gzipped; undefined when the file does not start like one.
 * @throws PictureRejected when it is too long; Error when it has no size or a wrong encoding
 */
export async function readDrawing(file: Buffer): Promise<Drawing | undefined> {
  const bytes = await unpacked(file, MAX_BYTES);
  const prolog = readProlog(decoderOf(bytes, { fatal: false }).decode(bytes));
  if (!ROOT_TAG.test(prolog.rest)) {
    if (BEGINNING.test(prolog.rest)) throw new Error('The drawing is truncated.');
    return undefined;
  }
  if (bytes.length > MAX_BYTES) throw new PictureRejected('tooComplex');
  decoderOf(bytes, { fatal: true }).decode(bytes);
  const body = withoutEntities(prolog.rest, prolog.subset, MAX_BYTES);
  return { ...placed(body), body, instructions: prolog.instructions };
}

function placed(body: string): Pick<Drawing, 'width' | 'height' | 'atSize'> {
  const [root = ''] = ROOT_TAG.exec(body) ?? [];
  const own = {
    width: lengthOf(root, 'width'),
    height: lengthOf(root, 'height'),
    viewBox: attribute(root, 'viewBox'),
  };
  const natural = svgSize(own);
  const viewBox = own.viewBox ?? `0 0 ${natural.width} ${natural.height}`;
  const ratio = natural.width / natural.height / shapeOf(viewBox);
  // Rounding to whole pixels changes the ratio slightly: stretch, or a gap shows at the edge.
  const aspect =
    Math.abs(ratio - 1) < SHAPE_TOLERANCE
      ? 'none'
      : (attribute(root, 'preserveAspectRatio') ?? 'xMidYMid');
  const closing = root.endsWith('/>') ? '/>' : '>';
  const bare = root.slice(0, -closing.length).replace(PLACED, '');
  const rest = closing + body.slice(root.length);
  return {
    ...natural,
    atSize: ({ width, height }) =>
      Buffer.from(
        // The renderer detects SVG by `<svg` at the start, which a namespace prefix can hide.
        `<!--<svg-->${bare} width="${width}" height="${height}" viewBox="${viewBox}" ` +
          `preserveAspectRatio="${aspect}"${rest}`,
      ),
  };
}

function attribute(tag: string, name: string): string | null {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return match?.[1] ?? match?.[2] ?? null;
}

/** A length from the style attribute, or else from its own attribute. */
function lengthOf(tag: string, name: 'width' | 'height'): string | null {
  const style = attribute(tag, 'style') ?? '';
  return new RegExp(`(?:^|;)\\s*${name}\\s*:([^;]*)`).exec(style)?.[1] ?? attribute(tag, name);
}

function shapeOf(viewBox: string): number {
  const [, , width = NaN, height = NaN] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width / height;
}
