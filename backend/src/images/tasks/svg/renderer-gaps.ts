import type { QualifiedTag } from 'sax';

/** Browsers draw what is in these; the renderer draws nothing or something else. */
const ELEMENTS: ReadonlySet<string> = new Set(['foreignObject', 'feImage', 'feTile']);

const DEFINITIONS =
  /^(?:defs|symbol|linearGradient|radialGradient|pattern|clipPath|mask|filter|marker)$/;

/** Attributes that it takes for something else, by element: found by comparing it with Chromium. */
const ATTRIBUTES: readonly [element: RegExp, attribute: RegExp, value: RegExp][] = [
  [/^(?:clipPath|mask)$/, /^transform$/, /\S/],
  [/./, /^clip-path$/, /^\s*(?!url|none|inherit)\S/],
  [/^mask$/, /^color-interpolation$/, /linearRGB/],
  [/^radialGradient$/, /^fr$/, /[1-9]/],
  [/^fe/, /^in2?$/, /^(?:Background|Fill|Stroke)/],
  [DEFINITIONS, /^display$/, /none/],
  [DEFINITIONS, /^style$/, /display\s*:\s*none/],
];

/** Whether the renderer would draw an element otherwise than browsers do. */
export const isGap = ({ local, attributes }: QualifiedTag): boolean =>
  ELEMENTS.has(local) ||
  Object.values(attributes).some(({ local: name, value }) =>
    ATTRIBUTES.some(
      ([element, attribute, values]) =>
        element.test(local) && attribute.test(name) && values.test(value),
    ),
  );

/** Whether a part of a clip would be cut otherwise: it is alone, and not clipped itself. */
export const isClipGap = ({ attributes }: QualifiedTag, siblings: number): boolean =>
  siblings > 1 || Boolean(attributes['clip-path']);
