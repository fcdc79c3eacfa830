import { parser as createParser, type QualifiedTag } from 'sax';
import { PictureRefused, type Refusal } from '../../outcome';
import { checkStyle, checkValue } from './check-css';
import type { Drawing } from './drawing';
import { isClipGap, isGap } from './renderer-gaps';

const SVG = 'http://www.w3.org/2000/svg';
const XINCLUDE = 'http://www.w3.org/2001/XInclude';

/** Plans have thousands of parts; the renderer goes on to a million, and for minutes. */
const MAX_ELEMENTS = 100_000;
/** Renderers of browsers and of ours stop a little beyond. */
const MAX_DEPTH = 200;

const ANIMATIONS: ReadonlySet<string> = new Set([
  'animate',
  'animateColor',
  'animateMotion',
  'animateTransform',
  'discard',
  'set',
]);
/** Their addresses lead elsewhere without being drawn. */
const LINKS: ReadonlySet<string> = new Set(['a', 'script']);
/** What the renderer decodes, by how it begins. */
const EMBEDDED = /^data:image\/(?:png;base64,\s*iVBOR|jpe?g;base64,\s*\/9j\/)/i;

/**
 * Makes sure that the renderer draws what a browser would draw: that it knows all parts, and that
 * none depends on the time, on fonts or on other files.
 * @returns whether it is an SVG at all
 * @throws PictureRefused, and Error when it is not well-formed
 */
export function checkDrawing({ body, instructions }: Drawing): boolean {
  const parser = createParser(true, { xmlns: true });
  const path: QualifiedTag[] = [];
  /** The element that no browser draws in which the parser is. */
  let skipped: QualifiedTag | undefined;
  let elements = 0;
  /** Parts of the clip in which the parser is. */
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

/** Whether browsers look at an element; Illustrator keeps its own data in parts for itself. */
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
  const isPicture = element === 'image' || element === 'feImage';
  if (!isPicture || !EMBEDDED.test(address)) refuse('drawingNotSupported');
}
