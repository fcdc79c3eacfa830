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

export const idOf = ({ headers }: Pick<Request, 'headers'>): string =>
  String(headers[REQUEST_ID_HEADER]);

/**
 * Gives each request an id. It becomes a header of the request, so that proxies forward it, and of
 * the response.
 * @param trustProxy whether the client may choose the id: true behind a reverse proxy
 */
export const assignRequestId =
  (trustProxy: ShellConfig['trustProxy']): RequestHandler =>
  (request, response, next) => {
    const { headers } = request;
    const id = requestIdFrom(trustProxy ? headers[REQUEST_ID_HEADER] : undefined);
    headers[REQUEST_ID_HEADER] = id;
    response.setHeader(REQUEST_ID_HEADER, id);
    next();
  };

export const logRequests = (log: Logger): RequestHandler =>
  pinoHttp({
    ...requestLogOptions((path) => path === '/_health'),
    logger: log,
    genReqId: idOf,
  });

/** @param pages the live public remote, for the route templates of pages */
export function measureRequests(
  registry: Registry,
  pages: () => PublicRoutes | undefined,
): RequestHandler {
  // Handlers change `url`.
  const pathOf = (request: unknown) => (request as Request).originalUrl.split('?', 1)[0]!;
  const measure = httpDurations(registry, (request) => routeTemplate(pathOf(request), pages()));
  return (request, response, next) => {
    measure(request, response);
    next();
  };
}
