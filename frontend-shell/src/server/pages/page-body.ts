import { createHash } from 'node:crypto';
import { POLICIES } from '../http/headers';
import { type Compressed, compressed } from '../http/send-compressed';

/** The compressed forms of a cached page. */
export interface PageBody {
  forms: Compressed;
  etag: string;
  /** Bytes of all forms together, also of the plain one. */
  size: number;
}

export const etagOf = (html: Buffer): string =>
  `W/"${createHash('sha1').update(POLICIES).update(html).digest('base64url')}"`;

export async function pageBody({ html }: { html: Buffer }): Promise<PageBody> {
  const forms = await compressed(html);
  const size = html.length + forms.br.length + forms.gzip.length;
  return { forms, etag: etagOf(html), size };
}
