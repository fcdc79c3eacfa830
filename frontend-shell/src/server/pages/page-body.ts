import { createHash } from 'node:crypto';
import { compressed } from '../http/compress';
import { pageHeaders } from '../http/headers';

/** A page's HTML in the forms in which it is sent. */
export interface PageBody {
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  /** Bytes of all forms together. */
  size: number;
}

/** A 304 does not repeat the policies of a page, which the next build may change. */
const POLICIES = JSON.stringify(pageHeaders(true));

export const etagOf = (html: Buffer): string =>
  `W/"${createHash('sha1').update(POLICIES).update(html).digest('base64url')}"`;

/** Makes all forms once, for all who will ask for one of them. */
export async function pageBody({ html }: { html: Buffer }): Promise<PageBody> {
  const [br, gzip] = await Promise.all([compressed(html, 'br'), compressed(html, 'gzip')]);
  const size = html.length + br.body.length + gzip.body.length;
  return { html, br: br.body, gzip: gzip.body, etag: etagOf(html), size };
}
