import type { IncomingMessage, ServerResponse } from 'node:http';
import { Histogram, type Registry } from 'prom-client';
import { statusOf } from './response-status';

/** In seconds: from cached answers to uploads of many pictures over a slow connection. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const UNMATCHED = 'unmatched';

/** Returns the route template of a finished request, such as `/projects/:id`. */
export type RouteOf = (request: IncomingMessage) => string | undefined;

/** Sets the route of a request that is answered before Express routes it. */
export function nameRoute(request: IncomingMessage, template: string): void {
  Object.assign(request, { route: { path: template } });
}

/**
 * Measures requests by method, route template and status. Requests without a route count as
 * `unmatched`: a label per path would grow without bounds.
 * @returns handler to call for each request before the response
 */
export function httpDurations(registry: Registry, routeOf: RouteOf) {
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the request to the end of its answer; status 499: the client left before; 500 also: the server broke it off.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const end = histogram.startTimer();
    response.once('close', () => {
      const { method = '' } = request;
      end({
        method: METHODS.has(method) ? method : 'other',
        route: routeOf(request) ?? UNMATCHED,
        status: statusOf(response),
      });
    });
  };
}
