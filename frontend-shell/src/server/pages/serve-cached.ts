import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { NOT_MODIFIED_HEADERS } from '@manjara/contracts';
import { REQUEST_ID_HEADER } from '@manjara/observability';
import { LRUCache } from 'lru-cache';
import type { ShellConfig } from '../config';
import { accepted } from '../http/compress';
import { cookieLanguage } from '../http/language';
import { isSecure, originOf } from '../http/origin';
import { HIT, type PageCache } from './page-cache';
import { has } from './send-page';

/** Limits of the cached requests: their number, and the length of each URL. */
const MAX_REQUESTS = 1_000;
const MAX_URL = 500;

/** Alternating names and values: the fastest form for `writeHead`. */
type FlatHeaders = string[];

/** The page of a request, and its response headers. */
interface KnownRequest {
  key: string;
  etag: string;
  headers: FlatHeaders;
  unchangedHeaders: FlatHeaders;
}

export interface CachedAnswersOptions extends Pick<ShellConfig, 'publicUrl' | 'trustProxy'> {
  cache: PageCache;
  release(): string | undefined;
}

/** Fast path for repeated requests: skips parsing the address, the language and the headers. */
export class CachedAnswers {
  readonly #known = new LRUCache<string, KnownRequest>({ max: MAX_REQUESTS });

  constructor(private readonly options: CachedAnswersOptions) {}

  /** Returns false if the request is not cached. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { cache, release } = this.options;
    const live = release();
    if (live === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const known = this.#known.get(this.#keyOf(request, live));
    const body = known && cache.hit(known.key, live, known.etag);
    if (!body) return false;
    const id = [REQUEST_ID_HEADER, String(request.headers[REQUEST_ID_HEADER])];
    if (has(request, body.etag)) {
      response.writeHead(304, known.unchangedHeaders.concat(id)).end();
      return true;
    }
    const encoding = accepted(request.headers['accept-encoding']);
    const form = body[encoding ?? 'html'];
    const headers = known.headers.concat(id, 'content-length', String(form.length));
    if (encoding) headers.push('content-encoding', encoding);
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : form);
    return true;
  }

  /** Caches the response headers of a request for a cached page. */
  learn(
    request: IncomingMessage,
    release: string,
    page: { key: string; etag: string; headers: OutgoingHttpHeaders },
  ): void {
    if ((request.url?.length ?? 0) > MAX_URL) return;
    const { key, etag } = page;
    const headers = Object.entries({ ...page.headers, etag, 'cache-status': HIT }).map(
      ([name, value]) => [name, String(value)],
    );
    this.#known.set(this.#keyOf(request, release), {
      key,
      etag,
      headers: headers.flat(),
      unchangedHeaders: headers.filter(([name]) => NOT_MODIFIED_HEADERS.has(name!)).flat(),
    });
  }

  /** Everything that the response depends on, except the encoding. */
  #keyOf(request: IncomingMessage, release: string): string {
    const tls = isSecure(request, this.options) ? 'tls ' : '';
    const language = cookieLanguage(request) ?? '';
    return `${release} ${tls}${language} ${originOf(request, this.options)}${request.url}`;
  }
}
