import { parser as createParser, type QualifiedTag } from 'sax';
import { PictureRejected, type RejectionReason } from '../../inspection-result';
import type { Drawing } from './drawing';

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

/** Elements that librsvg leaves out or draws differently. */
const UNSUPPORTED: ReadonlySet<string> = new Set(['foreignObject', 'feImage', 'feTile']);
const DEFINITIONS =
  /^(?:defs|symbol|linearGradient|radialGradient|pattern|clipPath|mask|filter|marker)$/;
/** Attributes that librsvg treats differently; found by comparing it with Chromium. */
const UNSUPPORTED_ATTRIBUTES: readonly [element: RegExp, attribute: RegExp, value: RegExp][] = [
  [/^(?:clipPath|mask)$/, /^transform$/, /\S/],
  [/./, /^clip-path$/, /^\s*(?!url|none|inherit)\S/],
  [/^mask$/, /^color-interpolation$/, /linearRGB/],
  [/^radialGradient$/, /^fr$/, /[1-9]/],
  [/^fe/, /^in2?$/, /^(?:Background|Fill|Stroke)/],
  [DEFINITIONS, /^display$/, /none/],
  [DEFINITIONS, /^style$/, /display\s*:\s*none/],
];

type CssRule = readonly [RegExp, RejectionReason];
/** Comments, and fonts, which have no effect without text. */
const IRRELEVANT_CSS =
  /\/\*[\s\S]*?(?:\*\/|$)|@font-face\s*\{[^}]*(?:\}|$)|@(?:charset|namespace)[^;]*(?:;|$)/gi;
const VALUES: readonly CssRule[] = [
  [/\burl\(\s*["']?\s*(?!["'#\s)]|data:)/i, 'drawingLinks'],
  // Supported by browsers, but not by the renderer.
  [
    /\b(?:var|env|color|color-mix|light-dark|lab|lch|oklab|oklch|hwb|image-set)\(|\burl\(\s*["']?\s*data:|\bcontext-(?:fill|stroke)\b/i,
    'drawingNotSupported',
  ],
];
const STYLES: readonly CssRule[] = [
  [/@(?:-\w+-)?keyframes\b|(?:^|[\s;{])(?:-\w+-)?animation(?:-name)?\s*:/i, 'drawingAnimated'],
  [/@import\b/i, 'drawingLinks'],
  [
    /@\w|(?:^|[\s;{])(?:d|offset|offset-path|translate|rotate|scale|zoom)\s*:|clip-path\s*:\s*(?!url|none|inherit)/i,
    'drawingNotSupported',
  ],
  ...VALUES,
];

/**
 * Rejects drawings that librsvg renders differently from browsers, and those that depend on time,
 * fonts or other files.
 * @returns whether the root is an SVG element
 * @throws PictureRejected; Error when the XML is not well-formed
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

  if (/<\?xml-stylesheet\s/.test(instructions)) reject('drawingLinks');
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = (opened) => {
    const tag = opened as QualifiedTag;
    if (path.length === 0) isSvg = tag.uri === SVG;
    path.push(tag);
    elements++;
    if (elements > MAX_ELEMENTS || path.length > MAX_DEPTH) reject('tooComplex');
    if (!skipped && !isDrawn(tag)) skipped = tag;
    if (skipped) return;
    checkElement(tag);
    // librsvg clips by a single child that is not clipped itself.
    if (path.at(-2)?.local === 'clipPath' && (++clips > 1 || tag.attributes['clip-path'])) {
      reject('drawingNotSupported');
    }
    if (tag.local === 'clipPath') clips = 0;
  };
  parser.onclosetag = () => {
    if (path.pop() === skipped) skipped = undefined;
  };
  const onText = (text: string) => {
    if (skipped || text.trim() === '') return;
    if (path.at(-1)?.local === 'style') checkStyle(text);
    if (path.some(({ local, uri }) => local === 'text' && uri === SVG)) reject('drawingText');
  };
  parser.ontext = onText;
  parser.oncdata = onText;
  parser.write(body).close();
  return isSvg;
}

const reject = (reason: RejectionReason): never => {
  throw new PictureRejected(reason);
};

/** Whether browsers draw an element; Illustrator stores its own data in others. */
const isDrawn = ({ uri, local, attributes }: QualifiedTag): boolean =>
  (uri === SVG || uri === XINCLUDE) &&
  local !== 'script' &&
  local !== 'metadata' &&
  !attributes.requiredExtensions?.value;

function checkElement(tag: QualifiedTag): void {
  const { local, uri, attributes } = tag;
  if (ANIMATIONS.has(local)) reject('drawingAnimated');
  if (uri === XINCLUDE || isUnsupported(tag)) reject('drawingNotSupported');
  for (const { local: name, prefix, value } of Object.values(attributes)) {
    if (name === 'href' && !LINKS.has(local)) checkAddress(local, value.trim());
    else if (name === 'style') checkStyle(value);
    else if (prefix === '') check(value, VALUES);
  }
}

function checkAddress(element: string, address: string): void {
  if (address === '' || address.startsWith('#')) return;
  if (!/^data:/i.test(address)) reject('drawingLinks');
  if (element !== 'image' || !EMBEDDED.test(address)) reject('drawingNotSupported');
}

/** Whether librsvg draws an element differently from browsers. */
const isUnsupported = ({ local, attributes }: QualifiedTag): boolean =>
  UNSUPPORTED.has(local) ||
  Object.values(attributes).some(({ local: name, value }) =>
    UNSUPPORTED_ATTRIBUTES.some(
      ([element, attribute, values]) =>
        element.test(local) && attribute.test(name) && values.test(value),
    ),
  );

const checkStyle = (css: string): void => check(css.replace(IRRELEVANT_CSS, ''), STYLES);

function check(css: string, rules: readonly CssRule[]): void {
  for (const [pattern, reason] of rules) if (pattern.test(css)) reject(reason);
}
