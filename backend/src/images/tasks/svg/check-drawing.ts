import { parser as createParser, type QualifiedTag } from 'sax';
import { PictureRefused, type Refusal } from '../../outcome';
import { checkStyle, checkValue } from './check-css';
import type { Drawing } from './drawing';
import { isClipGap, isGap } from './renderer-gaps';

const SVG = 'http://www.w3.org/2000/svg';
const XINCLUDE = 'http://www.w3.org/2001/XInclude';

/** Plans have thousands of elements; librsvg's own limit of a million takes minutes. */
const MAX_ELEMENTS = 100_000;
/** Browsers and librsvg give up at a slightly greater depth. */
const MAX_DEPTH = 200;

const ANIMATIONS: ReadonlySet<string> = new Set([
  'animate',
  'animateColor',
  'animateMotion',
  'animateTransform',
  'discard',
  'set',
]);
/** Elements whose link target is not drawn. */
const LINKS: ReadonlySet<string> = new Set(['a', 'script']);
/** Embedded pictures that librsvg decodes: PNG and JPEG, checked by their first bytes. */
const EMBEDDED = /^data:image\/(?:png;base64,\s*iVBOR|jpe?g;base64,\s*\/9j\/)/i;

/**
 * Refuses drawings that librsvg renders differently from browsers, and those that depend on time,
 * fonts or other files.
 * @returns whether the root is an SVG element
 * @throws PictureRefused; Error when the XML is not well-formed
 */
export function checkDrawing({ body, instructions }: Drawing): boolean {
  const parser = createParser(true, { xmlns: true });
  const path: QualifiedTag[] = [];
  /** The open element that browsers do not draw. */
  let skipped: QualifiedTag | undefined;
  let elements = 0;
  /** Children of the open clipPath so far. */
  let clips = 0;
  let isSvg = false;

  if (/<\?xml-stylesheet\s/.test(instructions)) refuse('drawingLinks');
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = (opened) => {
    const tag = opened as QualifiedTag;
    if (path.length === 0) isSvg = tag.uri === SVG;
    path.push(tag);
    elements++;
    if (elements > MAX_ELEMENTS || path.length > MAX_DEPTH) refuse('tooComplex');
    if (!skipped && !isDrawn(tag)) skipped = tag;
    if (skipped) return;
    checkElement(tag);
    if (path.at(-2)?.local === 'clipPath' && isClipGap(tag, ++clips)) refuse('drawingNotSupported');
    if (tag.local === 'clipPath') clips = 0;
  };
  parser.onclosetag = () => {
    if (path.pop() === skipped) skipped = undefined;
  };
  const onText = (text: string) => {
    if (skipped || text.trim() === '') return;
    if (path.at(-1)?.local === 'style') checkStyle(text);
    if (path.some(({ local, uri }) => local === 'text' && uri === SVG)) refuse('drawingText');
  };
  parser.ontext = onText;
  parser.oncdata = onText;
  parser.write(body).close();
  return isSvg;
}

const refuse = (refused: Refusal): never => {
  throw new PictureRefused({ refused });
};

/** Whether browsers draw an element; Illustrator stores its own data in others. */
const isDrawn = ({ uri, local, attributes }: QualifiedTag): boolean =>
  (uri === SVG || uri === XINCLUDE) &&
  local !== 'script' &&
  local !== 'metadata' &&
  !attributes.requiredExtensions?.value;

function checkElement(tag: QualifiedTag): void {
  const { local, uri, attributes } = tag;
  if (ANIMATIONS.has(local)) refuse('drawingAnimated');
  if (uri === XINCLUDE || isGap(tag)) refuse('drawingNotSupported');
  for (const { local: name, prefix, value } of Object.values(attributes)) {
    if (name === 'href' && !LINKS.has(local)) checkAddress(local, value.trim());
    else if (name === 'style') checkStyle(value);
    else if (prefix === '') checkValue(value);
  }
}

function checkAddress(element: string, address: string): void {
  if (address === '' || address.startsWith('#')) return;
  if (!/^data:/i.test(address)) refuse('drawingLinks');
  if (element !== 'image' || !EMBEDDED.test(address)) refuse('drawingNotSupported');
}
