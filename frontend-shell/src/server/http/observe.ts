import {
  httpDurations,
  REQUEST_ID_HEADER,
  requestIdFrom,
  requestLogOptions,
} from '@manjara/observability';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Registry } from 'prom-client';
import type { ShellConfig } from '../config';
import { type PublicRoutes, routeTemplate } from './route-template';

export interface ObserveOptions {
  log: Logger;
  /** Whether the client may choose the request's id: true behind a reverse proxy. */
  trustProxy: ShellConfig['trustProxy'];
  /** Absent: no metrics. */
  registry: Registry | undefined;
  /** The live public remote, for the route templates of pages. */
  pages(): PublicRoutes | undefined;
}

export const idOf = ({ headers }: Pick<Request, 'headers'>): string =>
  String(headers[REQUEST_ID_HEADER]);

/**
 * Gives each request an id, logs it and measures it. The id becomes a header of the request, so
 * that proxies forward it, and of the response.
 */
export function observeRequests({
  log,
  trustProxy,
  registry,
  pages,
}: ObserveOptions): RequestHandler {
  const logRequest = pinoHttp({
    ...requestLogOptions((path) => path === '/_health'),
    logger: log,
    genReqId: idOf,
  });
  // Handlers change `url`.
  const pathOf = (request: unknown) => (request as Request).originalUrl.split('?', 1)[0]!;
  const measure =
    registry && httpDurations(registry, (request) => routeTemplate(pathOf(request), pages()));
  return (request, response, next) => {
    const { headers } = request;
    headers[REQUEST_ID_HEADER] = requestIdFrom(trustProxy ? headers[REQUEST_ID_HEADER] : undefined);
    response.set(REQUEST_ID_HEADER, idOf(request));
    measure?.(request, response);
    logRequest(request, response, next);
  };
}
