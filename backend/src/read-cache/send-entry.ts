import { TLS_ONLY } from '@manjara/contracts';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from '../common/http/request-id';
import type { CacheEntry, Representation } from './cache-entry';

const TLS_HEADER = ['strict-transport-security', TLS_ONLY];

/**
 * Answers a request with a cached response, including conditional requests and HEAD (RFC 9110).
 * @param extra headers of this response only, as name, value, name, value
 */
export function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: CacheEntry,
  { extra, isOverTls }: { extra: readonly string[]; isOverTls: boolean },
): void {
  const own = ['x-request-id', requestIdOf(request), ...extra, ...(isOverTls ? TLS_HEADER : [])];
  const chosen = negotiate(request, entry);
  if (isNotModified(request, entry)) {
    response.writeHead(304, [...chosen.notModifiedHeaders, ...own]).end();
  } else {
    const body = request.method === 'HEAD' ? undefined : chosen.body;
    response.writeHead(200, [...chosen.headers, ...own]).end(body);
  }
}

/**
 * By `Accept-Encoding`: parsing it costs half a response, and clients send few different values.
 */
const encodings = new LRUCache<string, string>({
  max: 100,
  memoMethod: (header) =>
    new Negotiator({ headers: { 'accept-encoding': header } }).encoding(['br', 'identity']) ?? '',
});

function negotiate({ headers }: IncomingMessage, { identity, brotli }: CacheEntry): Representation {
  const accepted = headers['accept-encoding'];
  return brotli && typeof accepted === 'string' && encodings.memo(accepted) === 'br'
    ? brotli
    : identity;
}

/** The ETag of either representation matches. */
function isNotModified({ headers }: IncomingMessage, { identity, brotli }: CacheEntry): boolean {
  const condition = { 'if-none-match': headers['if-none-match'] };
  if (condition['if-none-match'] === undefined) return false;
  return [identity, brotli].some((each) => each && fresh(condition, { etag: each.etag }));
}
