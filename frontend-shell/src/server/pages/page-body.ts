import { createHash } from 'node:crypto';
import { type Language, NOT_MODIFIED_HEADERS } from '@manjara/contracts';
import { EVERY_RESPONSE, type Framing, pageHeaders, POLICIES } from '../http/headers';
import { type Compressed, compressed } from '../http/send-compressed';
import type { Rendered } from '../rendering/renderer';

/** The response of a cached page, computed once. */
export interface PageBody {
  html: Buffer;
  /** The compressed forms. */
  forms: Compressed;
  etag: string;
  /** Headers of a response, and of a 304. */
  headers: Map<string, string>;
  notModifiedHeaders: Map<string, string>;
  /** Bytes of all forms together, also of the plain one. */
  size: number;
}

export const etagOf = (html: Buffer): string =>
  `W/"${createHash('sha1').update(POLICIES).update(html).digest('base64url')}"`;

/** Headers that depend on the page only. */
export function headersOf(
  page: Rendered,
  language: Language,
  framing?: Framing,
): Record<string, string> {
  const { styles, preloads } = 'html' in page ? page : { styles: [], preloads: '' };
  return {
    ...pageHeaders(framing, styles),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-language': language,
    vary: 'Accept-Encoding, Cookie',
    ...(preloads && { link: preloads }),
  };
}

export async function pageBody(
  page: Extract<Rendered, { html: Buffer }>,
  language: Language,
): Promise<PageBody> {
  const { html } = page;
  const forms = await compressed(html);
  const etag = etagOf(html);
  const headers = Object.entries({ ...EVERY_RESPONSE, ...headersOf(page, language), etag });
  return {
    html,
    forms,
    etag,
    headers: new Map(headers),
    notModifiedHeaders: new Map(headers.filter(([name]) => NOT_MODIFIED_HEADERS.has(name))),
    size: html.length + forms.br.length + forms.gzip.length,
  };
}
