import createPurifier, { type DOMPurify, type WindowLike } from 'dompurify';
import { JSDOM, VirtualConsole } from 'jsdom';
import type { Box } from '../pixels';
import {
  isInternal,
  refersToNothing,
  withoutReferences,
  withoutReferencesInline,
} from './css-references';
import { svgSize } from './svg-size';

/** A drawing that can run nothing and load nothing, as an XML file of its own. */
export interface SanitisedSvg extends Box {
  /** The file, at this size instead of its own when given. */
  toText(size?: Box): string;
}

// What it says about a file goes nowhere: else a file could write into the log.
const { window } = new JSDOM('', { virtualConsole: new VirtualConsole() });
const purifier = createPurifier(window as unknown as WindowLike);
addHooks(purifier);

const CONFIG = {
  IN_PLACE: true,
  USE_PROFILES: { svg: true, svgFilters: true },
  // `use` can refer only to its own file by the hook below.
  ADD_TAGS: ['use'],
  ADD_ATTR: ['fr', 'isolation', 'mix-blend-mode', 'unicode-bidi', 'xml:lang'],
  // Who made it, and with what.
  FORBID_TAGS: ['metadata'],
  // What is in an element that is not drawn is not drawn either.
  KEEP_CONTENT: false,
  ALLOW_DATA_ATTR: false,
  // It guards scripts of a page against ids; here it would break gradients called `title`.
  SANITIZE_DOM: false,
};

/**
 * Parses a drawing and takes out of it all that could run or load something.
 * @param text a well-formed SVG
 * @throws Error when nothing of it remains
 */
export function sanitiseSvg(text: string): SanitisedSvg {
  const parsed = new window.DOMParser().parseFromString(text, 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.localName !== 'svg') throw new Error('The drawing cannot be parsed.');
  purifier.sanitize(root, CONFIG);
  const viewBox = root.getAttribute('viewBox');
  const size = svgSize({
    width: root.getAttribute('width'),
    height: root.getAttribute('height'),
    viewBox,
  });
  // A drawing without it would be cut where it is to be scaled.
  if (viewBox === null) root.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
  return {
    ...size,
    toText(shown = size) {
      root.setAttribute('width', String(shown.width));
      root.setAttribute('height', String(shown.height));
      return new window.XMLSerializer().serializeToString(root);
    },
  };
}

function addHooks(purify: DOMPurify): void {
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style') node.textContent = withoutReferences(node.textContent ?? '');
  });
  purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName === 'style') attribute.attrValue = withoutReferencesInline(attrValue);
    else if (/(?:^|:)(?:href|src)$/.test(attrName)) attribute.keepAttr = isInternal(attrValue);
    else if (!refersToNothing(attrValue)) attribute.keepAttr = false;
  });
}
