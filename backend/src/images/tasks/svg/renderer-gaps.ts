import type { QualifiedTag } from 'sax';

/** Elements that librsvg leaves out or draws differently. */
const ELEMENTS: ReadonlySet<string> = new Set(['foreignObject', 'feImage', 'feTile']);

const DEFINITIONS =
  /^(?:defs|symbol|linearGradient|radialGradient|pattern|clipPath|mask|filter|marker)$/;

/** Attributes that librsvg treats differently; found by comparing it with Chromium. */
const ATTRIBUTES: readonly [element: RegExp, attribute: RegExp, value: RegExp][] = [
  [/^(?:clipPath|mask)$/, /^transform$/, /\S/],
  [/./, /^clip-path$/, /^\s*(?!url|none|inherit)\S/],
  [/^mask$/, /^color-interpolation$/, /linearRGB/],
  [/^radialGradient$/, /^fr$/, /[1-9]/],
  [/^fe/, /^in2?$/, /^(?:Background|Fill|Stroke)/],
  [DEFINITIONS, /^display$/, /none/],
  [DEFINITIONS, /^style$/, /display\s*:\s*none/],
];

/** Whether librsvg draws an element differently from browsers. */
export const isGap = ({ local, attributes }: QualifiedTag): boolean =>
  ELEMENTS.has(local) ||
  Object.values(attributes).some(({ local: name, value }) =>
    ATTRIBUTES.some(
      ([element, attribute, values]) =>
        element.test(local) && attribute.test(name) && values.test(value),
    ),
  );

/** Whether librsvg clips differently: it handles one child that is not clipped itself. */
export const isClipGap = ({ attributes }: QualifiedTag, siblings: number): boolean =>
  siblings > 1 || Boolean(attributes['clip-path']);
