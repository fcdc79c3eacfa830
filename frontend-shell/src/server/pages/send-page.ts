import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { TOLD_BY_304 } from '@manjara/contracts';
import { accepted, compressed } from '../http/compress';
import { etagOf } from './page-body';
import type { Served } from './page-keeper';

/** Whether the client has the page already; it may name several that it has. */
export const has = (request: IncomingMessage, etag: string): boolean =>
  request.headers['if-none-match']?.split(',').some((each) => each.trim() === etag) ?? false;

async function formOf({ html }: { html: Buffer }, body: Served['body'], encodings?: string) {
  const encoding = accepted(encodings);
  if (!body) return compressed(html, encodings);
  return encoding ? { body: body[encoding], encoding } : { body: html };
}

/** Leaves out what the server gives to every answer, and what the client has from an earlier one. */
function sendUnchanged(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value!);
  for (const name of response.getHeaderNames()) {
    if (!TOLD_BY_304.has(name)) response.removeHeader(name);
  }
  response.writeHead(304).end();
}

/** Answers with a page: 304 for what the client has, else in an encoding that it takes. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  { page, body }: Pick<Served, 'page' | 'body'>,
): Promise<void> {
  if ('redirect' in page) {
    response.writeHead(page.status, { ...headers, location: page.redirect }).end();
    return;
  }
  if (page.preloads) headers.link = page.preloads;
  if (page.status === 503) headers['retry-after'] = '5';
  headers.etag = body?.etag ?? etagOf(page.html);
  if (page.status === 200 && has(request, headers.etag)) {
    sendUnchanged(response, headers);
    return;
  }
  const form = await formOf(page, body, String(request.headers['accept-encoding'] ?? ''));
  if (form.encoding) headers['content-encoding'] = form.encoding;
  headers['content-length'] = form.body.length;
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : form.body);
}
