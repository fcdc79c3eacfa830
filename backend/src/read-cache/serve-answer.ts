import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { rangeOf, UNSATISFIABLE } from '../common/http/byte-range';
import { newRequestId } from '../common/http/request-id';
import type { InnerAnswer } from './inner-request';
import type { Form, KeptAnswer, KeptForm } from './kept-answer';

/** As the library is; its types are those of an earlier version. */
interface PreferringNegotiator {
  encodings<T extends string>(available: T[], options: { preferred: T[] }): T[];
}

const PREFERRED: Form[] = ['br', 'gzip', 'identity'];
const LENGTH = /^content-length$/;
/** Headers of an answer that a refusal has not, or has otherwise. */
const OF_THE_BODY = /^(cache-control|content-(?!security))/;
const MAX_KNOWN_HEADERS = 100;
const known = new LRUCache<string, Form>({ max: MAX_KNOWN_HEADERS });

/**
 * The form that a client prefers among ours, and we among those that are worth the same to it:
 * browsers name gzip before brotli. Clients send few different headers, so it is kept.
 */
function preferredForm(request: IncomingMessage): Form {
  const header = request.headers['accept-encoding'];
  if (typeof header !== 'string') return 'identity';
  let form = known.get(header);
  if (!form) {
    const negotiator = new Negotiator(request) as unknown as PreferringNegotiator;
    form = negotiator.encodings(PREFERRED, { preferred: PREFERRED })[0] ?? 'identity';
    known.set(header, form);
  }
  return form;
}

/** Whether the client has the answer, in whichever form: they all stand for the same. */
function isUnchanged(
  { headers }: IncomingMessage,
  { etag }: KeptAnswer,
  { etag: likely }: KeptForm,
): boolean {
  const given = headers['if-none-match'];
  if (given === undefined || etag === '') return false;
  // What nearly all say who have it.
  if (given === likely) return true;
  const bare = etag.slice(1, -1);
  return given.split(',').some((candidate) => {
    const tag = candidate.trim().replace(/^W\//, '');
    return tag === '*' || tag === etag || tag === `"${bare}-br"` || tag === `"${bare}-gzip"`;
  });
}

/** The form in which a client gets an answer, as soon as it is made. */
export const wantedForm = (request: IncomingMessage, { isCompressible }: KeptAnswer): Form =>
  isCompressible ? preferredForm(request) : 'identity';

/**
 * Answers a request with what is kept: conditional requests, HEAD and single ranges (RFC 9110).
 * @param extra headers of this answer alone, as name, value, name, value
 */
export function serveAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: KeptAnswer,
  extra: readonly string[],
  wanted = wantedForm(request, answer),
): void {
  const id = newRequestId(request);
  (request as IncomingMessage & { id?: string }).id = id;
  const own = ['x-request-id', id, ...extra];
  const form = answer.get(wanted) ?? answer.identity;
  if (isUnchanged(request, answer, form)) {
    response.writeHead(304, [...form.unchangedHeaders, ...own]).end();
  } else if (answer.hasRanges && request.headers.range !== undefined) {
    servePart(request, response, form, own);
  } else {
    response.writeHead(200, [...form.headers, ...own]);
    finish(request, response, form.body);
  }
}

/**
 * Answers a request with the very words of the application.
 * @param extra headers of this answer alone, as name, value, name, value
 */
export function relayAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: InnerAnswer,
  extra: readonly string[],
): void {
  const id = headers.find(([name]) => name === 'x-request-id')?.[1] ?? '';
  (request as IncomingMessage & { id?: string }).id = id;
  const told = headers.filter(([name]) => !extra.includes(name));
  response.writeHead(status, [...told.flat(), ...extra]);
  finish(request, response, body);
}

function servePart(
  request: IncomingMessage,
  response: ServerResponse,
  { body, etag, headers }: KeptForm,
  own: readonly string[],
): void {
  const range = rangeOf(request, body.length, etag);
  if (range === UNSATISFIABLE) {
    const kept = without(OF_THE_BODY, headers);
    const refusal = ['content-range', `bytes */${body.length}`, 'cache-control', 'no-store'];
    response.writeHead(416, [...kept, ...refusal, ...own]).end();
    return;
  }
  if (!range) {
    response.writeHead(200, [...headers, ...own]);
    finish(request, response, body);
    return;
  }
  const { start, end } = range;
  const part = [
    'content-range',
    `bytes ${start}-${end - 1}/${body.length}`,
    'content-length',
    String(end - start),
  ];
  response.writeHead(206, [...without(LENGTH, headers), ...part, ...own]);
  finish(request, response, body.subarray(start, end));
}

function finish(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

/** A list of names and values without those of some names. */
const without = (names: RegExp, headers: readonly string[]): string[] =>
  headers.filter((_, index) => !names.test(headers[index - (index % 2)]!));
