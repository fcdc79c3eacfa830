import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@manjara/observability';
import { LRUCache } from 'lru-cache';
import type { ShellConfig } from '../config';
import { cookieLanguage } from '../http/language';
import { isSecure, originOf } from '../http/origin';
import { HIT, type PageCache } from './page-cache';
import { sendCached } from './send-page';

/** Requests that are remembered, and the longest address among them. */
const MAX_REQUESTS = 1_000;
const MAX_URL = 500;

/** The page that a request asks for, and the headers that it was answered with. */
interface KnownRequest {
  key: string;
  etag: string;
  headers: OutgoingHttpHeaders;
}

export interface CachedAnswersOptions extends Pick<ShellConfig, 'publicUrl' | 'trustProxy'> {
  cache: PageCache;
  /** Names the releases that are live. */
  release(): string | undefined;
}

/**
 * Answers requests like those that were answered before, from the page cache: their addresses,
 * languages and headers are not worked out again.
 */
export class CachedAnswers {
  readonly #known = new LRUCache<string, KnownRequest>({ max: MAX_REQUESTS });

  constructor(private readonly options: CachedAnswersOptions) {}

  /** Answers a request if it can; false: it cannot. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { cache, release } = this.options;
    const live = release();
    if (live === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const known = this.#known.get(this.#keyOf(request, live));
    const body = known && cache.hit(known.key, live, known.etag);
    if (!body) return false;
    const headers = { ...known.headers };
    headers[REQUEST_ID_HEADER] = request.headers[REQUEST_ID_HEADER];
    sendCached(request, response, headers, body);
    return true;
  }

  /** Remembers what a request for a cached page is answered with. */
  learn(request: IncomingMessage, release: string, { headers, ...known }: KnownRequest): void {
    if ((request.url?.length ?? 0) > MAX_URL) return;
    const answered = { ...headers, 'cache-status': HIT };
    this.#known.set(this.#keyOf(request, release), { ...known, headers: answered });
  }

  /** All that the answer depends on, beside the form that is asked for. */
  #keyOf(request: IncomingMessage, release: string): string {
    const tls = isSecure(request, this.options) ? 'tls ' : '';
    const language = cookieLanguage(request) ?? '';
    return `${release} ${tls}${language} ${originOf(request, this.options)}${request.url}`;
  }
}
