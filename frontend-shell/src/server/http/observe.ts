import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  httpDurations,
  REQUEST_ID_HEADER,
  requestIdFrom,
  requestLogOptions,
} from '@manjara/observability';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Registry } from 'prom-client';
import { type PublicRoutes, routeTemplate } from './route-template';

export interface ObserveOptions {
  log: Logger;
  /** Whether the client may choose the request's id: true behind a reverse proxy. */
  trustProxy: boolean;
  /** Absent: no metrics. */
  registry: Registry | undefined;
  /** The live public remote, for the route templates of pages. */
  pages(): PublicRoutes | undefined;
}

export const idOf = (request: IncomingMessage): string =>
  String(request.headers[REQUEST_ID_HEADER]);

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0]!;

/**
 * Gives each request an id, logs it and measures it. The id becomes a header of the request, so
 * that proxies forward it.
 * @returns handler to call for each request before the response
 */
export function observeRequests({ log, trustProxy, registry, pages }: ObserveOptions) {
  const logRequest = pinoHttp({
    ...requestLogOptions((path) => path === '/_health'),
    logger: log,
    genReqId: idOf,
  });
  const measure =
    registry && httpDurations(registry, (request) => routeTemplate(pathOf(request), pages()));
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { headers } = request;
    headers[REQUEST_ID_HEADER] = requestIdFrom(trustProxy ? headers[REQUEST_ID_HEADER] : undefined);
    measure?.(request, response);
    logRequest(request, response);
  };
}
