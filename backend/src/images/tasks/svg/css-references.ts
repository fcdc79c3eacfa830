import { type CssNode, generate, ident, parse, walk } from 'css-tree';

/** At-rules that load nothing and name nothing outside. */
const AT_RULES: ReadonlySet<string> = new Set([
  'media',
  'supports',
  'keyframes',
  '-webkit-keyframes',
  'font-face',
  'layer',
]);

/** Functions that take an address as a text; `url` is one to the parser when it is written so. */
const LOADERS: ReadonlySet<string> = new Set([
  'url',
  'src',
  'image',
  'image-set',
  '-webkit-image-set',
]);

/** What could hide an address where the parser has kept the text as it came. */
const SUSPICIOUS = /[\\@]|url|image|src|expression/i;

const LOCAL = /^#/;
const INLINE = /^data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/[\w.+-]+)[;,]/i;

/** Whether an address leads to a part of the same file, or holds a picture or font itself. */
export const isInternal = (address: string): boolean =>
  LOCAL.test(address.trim()) || INLINE.test(address.trim());

/** A style sheet without imports, and without declarations that refer to something outside. */
export const withoutReferences = (css: string): string => clean(css, 'stylesheet');

/** The value of a style attribute, likewise. */
export const withoutReferencesInline = (css: string): string => clean(css, 'declarationList');

/** Whether the value of a presentation attribute, such as `fill`, refers to nothing outside. */
export function refersToNothing(value: string): boolean {
  // Nearly every value of a drawing is a number or a colour.
  if (!/[\\(]/.test(value)) return true;
  return !refersOutside(parse(value, { context: 'value', onParseError: () => undefined }));
}

function clean(css: string, context: 'stylesheet' | 'declarationList'): string {
  const sheet = parse(css, { context, parseCustomProperty: true });
  walk(sheet, (node, item, list) => {
    if (!list || !item) return;
    const unwanted =
      node.type === 'Raw' ||
      (node.type === 'Atrule' && !AT_RULES.has(nameOf(node.name))) ||
      (node.type === 'Declaration' && refersOutside(node.value));
    if (unwanted && isStatement(node)) list.remove(item);
  });
  return generate(sheet);
}

/** Names may be written with escapes. */
const nameOf = (written: string): string => ident.decode(written).toLowerCase();

const isStatement = (node: CssNode): boolean =>
  node.type === 'Atrule' || node.type === 'Declaration' || node.type === 'Raw';

function refersOutside(value: CssNode): boolean {
  let found = false;
  walk(value, (node) => {
    if (node.type === 'Url') found ||= !isInternal(node.value);
    if (node.type === 'Function') found ||= LOADERS.has(nameOf(node.name));
    if (node.type === 'Raw') found ||= SUSPICIOUS.test(node.value);
  });
  return found;
}
