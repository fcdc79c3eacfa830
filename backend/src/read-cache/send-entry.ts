import { TLS_ONLY } from '@manjara/contracts';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { rangeOf, UNSATISFIABLE } from '../common/http/byte-range';
import { requestIdOf } from '../common/http/request-id';
import type { CacheEntry, Representation } from './cache-entry';

/** Headers of a whole body that a 416 has not, or has otherwise. */
const NOT_OF_416 = /^(cache-control|content-(?!security))/;
const TLS_HEADER = ['strict-transport-security', TLS_ONLY];

/**
 * Answers a request with a cached response: conditional requests, HEAD and single ranges (RFC 9110).
 * @param extra headers of this response alone, as name, value, name, value
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
  } else if (entry.acceptsRanges && request.headers.range !== undefined) {
    sendRange(request, response, chosen, own);
  } else {
    send(request, response, 200, [...chosen.headers, ...own], chosen.body);
  }
}

/** By `Accept-Encoding`, of which clients send few different ones: parsing it costs half a response. */
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

/** Whoever has one representation has the response. */
function isNotModified({ headers }: IncomingMessage, { identity, brotli }: CacheEntry): boolean {
  const condition = { 'if-none-match': headers['if-none-match'] };
  if (condition['if-none-match'] === undefined) return false;
  return [identity, brotli].some((each) => each && fresh(condition, { etag: each.etag }));
}

function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  { body, etag, headers }: Representation,
  own: readonly string[],
): void {
  const range = rangeOf(request, body.length, etag);
  if (range === undefined) {
    send(request, response, 200, [...headers, ...own], body);
  } else if (range === UNSATISFIABLE) {
    const refusal = ['content-range', `bytes */${body.length}`, 'cache-control', 'no-store'];
    response.writeHead(416, [...without(NOT_OF_416, headers), ...refusal, ...own]).end();
  } else {
    const { start, end } = range;
    const partial = [
      'content-range',
      `bytes ${start}-${end - 1}/${body.length}`,
      'content-length',
      String(end - start),
    ];
    const common = without(/^content-length$/, headers);
    send(request, response, 206, [...common, ...partial, ...own], body.subarray(start, end));
  }
}

function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: string[],
  body: Buffer,
): void {
  response.writeHead(status, headers).end(method === 'HEAD' ? undefined : body);
}

/** A list of names and values without those of some names. */
const without = (names: RegExp, headers: readonly string[]): string[] =>
  headers.filter((_, index) => !names.test(headers[index - (index % 2)]!));
