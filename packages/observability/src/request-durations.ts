import type { IncomingMessage, RequestListener } from 'node:http';
import { Histogram } from 'prom-client';
import { type Answered, onAnswered } from './answered';
import type { Metrics } from './metrics';

/** From what a cache answers to an upload of many pictures over a slow line, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Of what has no route: each made-up address would else be a series of its own. */
const UNMATCHED = 'unmatched';

/** On the request itself: a map beside it would cost more, for every request. */
const ROUTE = Symbol('route');
type Routed = IncomingMessage & { [ROUTE]?: string };

/** Says under which route a request counts: a template, such as `/projects/:id`, never its path. */
export const nameRoute = (request: Routed, template: string): void => {
  request[ROUTE] = template;
};

/** How long requests take, by method, route and status. */
export class RequestDurations {
  private readonly histogram: Histogram<'method' | 'route' | 'status'>;

  /** @param routeOf knows the routes of requests for which nobody has called `nameRoute` */
  constructor(
    { registry }: Metrics,
    private readonly routeOf: (request: IncomingMessage) => string | undefined = () => undefined,
  ) {
    this.histogram = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the request to the end of its answer; status 499: the connection ended before it; 500 also: it was broken off.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers: [registry],
    });
  }

  /** Counts a request that is over. */
  note(request: Routed, { status, seconds }: Answered, known?: string): void {
    const { method = '' } = request;
    const labels = {
      method: METHODS.has(method) ? method : 'other',
      route: known ?? request[ROUTE] ?? this.routeOf(request) ?? UNMATCHED,
      status,
    };
    this.histogram.observe(labels, seconds);
  }

  /** Counts all requests that a listener gets. */
  of(listener: RequestListener): RequestListener {
    return (request, response) => {
      onAnswered(response, (answered) => this.note(request, answered));
      listener(request, response);
    };
  }
}
