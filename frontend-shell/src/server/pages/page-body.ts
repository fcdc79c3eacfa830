import { createHash } from 'node:crypto';
import { compressed } from '../http/compress';
import { pageHeaders } from '../http/headers';

/** A page's HTML, plain and compressed. */
export interface PageBody {
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  /** Bytes of the three bodies together. */
  size: number;
}

/** Part of the ETag: a 304 does not repeat the policies, and the next build may change them. */
const POLICIES = JSON.stringify(pageHeaders(true));

export const etagOf = (html: Buffer): string =>
  `W/"${createHash('sha1').update(POLICIES).update(html).digest('base64url')}"`;

/** Compresses once for all later responses. */
export async function pageBody({ html }: { html: Buffer }): Promise<PageBody> {
  const [br, gzip] = await Promise.all([compressed(html, 'br'), compressed(html, 'gzip')]);
  const size = html.length + br.body.length + gzip.body.length;
  return { html, br: br.body, gzip: gzip.body, etag: etagOf(html), size };
}
