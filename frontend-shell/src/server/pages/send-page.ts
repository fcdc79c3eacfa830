import { NOT_MODIFIED_HEADERS } from '@manjara/contracts';
import type { Request, Response } from 'express';
import { sendCompressed } from '../http/send-compressed';
import { etagOf, type PageBody } from './page-body';
import type { Served } from './page-cache';

/** Sends a page or a redirect: 304 if the client has the page, else in an accepted encoding. */
export async function sendPage(
  request: Request,
  response: Response,
  { page, body }: Pick<Served, 'page' | 'body'>,
): Promise<void> {
  response.status(page.status);
  if ('redirect' in page) return void response.location(page.redirect).end();
  if (page.status === 503 && !response.get('retry-after')) response.set('retry-after', '5');
  response.set('etag', body?.etag ?? etagOf(page.html));
  if (!request.fresh) return sendCompressed(request, response, page.html, body?.forms);
  const others = response.getHeaderNames().filter((name) => !NOT_MODIFIED_HEADERS.has(name));
  for (const name of others) response.removeHeader(name);
  response.status(304).end();
}

/** Sends a cached page with all its headers. */
export async function sendCachedPage(
  request: Request,
  response: Response,
  { html, forms, etag, headers, notModifiedHeaders }: PageBody,
): Promise<void> {
  response.setHeader('etag', etag);
  if (request.fresh) return void response.status(304).setHeaders(notModifiedHeaders).end();
  return sendCompressed(request, response.setHeaders(headers), html, forms);
}
