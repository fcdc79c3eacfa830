import { createHash } from 'node:crypto';
import { posix } from 'node:path';

/** A style sheet as a page holds it, so that it need not be fetched before the page is painted. */
export interface InlineStyle {
  /** What a policy for styles names it by, such as `'sha256-…'`. */
  source: string;
  text: string;
}

/** Addresses in a sheet are relative to its own, unless they say from where. */
const RELATIVE = /url\((["']?)(?![a-z]+:|\/|#)([^"')]+)\1\)/gi;

/**
 * Makes a sheet fit to stand in a page.
 * @param href the address that it has as a file
 */
export function inlineStyle(href: string, sheet: Buffer): InlineStyle {
  const folder = posix.dirname(href);
  const text = sheet
    .toString()
    .replace(RELATIVE, (_, quote: string, file: string) => {
      return `url(${quote}${posix.join(folder, file)}${quote})`;
    })
    // The one thing that would end it early.
    .replaceAll('</', '<\\/');
  const hash = createHash('sha256').update(text).digest('base64');
  return { source: `'sha256-${hash}'`, text };
}
