import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { NOT_MODIFIED_HEADERS } from '@manjara/contracts';
import { accepted, compressed } from '../http/compress';
import { etagOf } from './page-body';
import type { Served } from './page-cache';

/** Whether If-None-Match contains the page's ETag. */
export const has = (request: IncomingMessage, etag: string): boolean =>
  request.headers['if-none-match']?.split(',').some((each) => each.trim() === etag) ?? false;

/** Sends a 304 without the headers that it must not repeat. */
function sendUnchanged(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const name of response.getHeaderNames()) {
    if (!NOT_MODIFIED_HEADERS.has(name)) response.removeHeader(name);
  }
  const told = Object.entries(headers).filter(([name]) => NOT_MODIFIED_HEADERS.has(name));
  response.writeHead(304, Object.fromEntries(told)).end();
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  { body, encoding }: { body: Buffer; encoding?: string },
): void {
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a cached page: 304 if the client has it, else in an accepted encoding. */
function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  body: NonNullable<Served['body']>,
): void {
  headers.etag = body.etag;
  if (has(request, body.etag)) return sendUnchanged(response, headers);
  const encoding = accepted(request.headers['accept-encoding']);
  send(request, response, 200, headers, { body: body[encoding ?? 'html'], encoding });
}

/** Sends a page or a redirect. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  { page, body }: Pick<Served, 'page' | 'body'>,
): Promise<void> {
  if (body) return sendCached(request, response, headers, body);
  if ('redirect' in page) {
    response.writeHead(page.status, { ...headers, location: page.redirect }).end();
    return;
  }
  if (page.preloads) headers.link = page.preloads;
  if (page.status === 503) headers['retry-after'] ??= '5';
  headers.etag = etagOf(page.html);
  if (page.status === 200 && has(request, headers.etag)) return sendUnchanged(response, headers);
  const form = await compressed(page.html, request.headers['accept-encoding']);
  send(request, response, page.status, headers, form);
}
