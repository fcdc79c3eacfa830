import { createHash } from 'node:crypto';
import { posix } from 'node:path';

/** A style sheet that is inlined in the page, so that the first paint needs no request. */
export interface InlineStyle {
  /** CSP source, such as `'sha256-…'`. */
  source: string;
  text: string;
}

/** Relative URLs in a sheet: the page has another base. */
const RELATIVE = /url\((["']?)(?![a-z]+:|\/|#)([^"')]+)\1\)/gi;

/**
 * Prepares a sheet for inlining: makes its relative URLs absolute.
 * @param href the sheet's address as a file
 */
export function inlineStyle(href: string, sheet: Buffer): InlineStyle {
  const folder = posix.dirname(href);
  const text = sheet
    .toString()
    .replace(RELATIVE, (_, quote: string, file: string) => {
      return `url(${quote}${posix.join(folder, file)}${quote})`;
    })
    // `</style` would end the element early.
    .replaceAll('</', '<\\/');
  const hash = createHash('sha256').update(text).digest('base64');
  return { source: `'sha256-${hash}'`, text };
}
