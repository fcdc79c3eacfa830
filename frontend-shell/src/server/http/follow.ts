import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  logRequest,
  onAnswered,
  REQUEST_ID_HEADER,
  type RequestDurations,
  requestIdFrom,
  type RequestLog,
  type ToldRequest,
} from '@manjara/observability';
import { type PublicRoutes, routeTemplate } from './route-template';

export interface Followers {
  /** Whether whoever asks may say under which id: a reverse proxy, but no visitor. */
  trustProxy: boolean;
  /** Absent: nothing is measured. */
  durations: RequestDurations | undefined;
  /** The live public remote, whose routes the pages have. */
  pages(): PublicRoutes | undefined;
}

/** What machines ask all the time. */
const POLLED = '/_health';

/** The id of a request that is followed. */
export const idOf = (request: IncomingMessage): string =>
  String(request.headers[REQUEST_ID_HEADER]);

/**
 * Gives a request its id, under which every process that has to do with it logs it, and which every
 * answer is to carry: it stands in the request's own header, so that proxies pass it on. When it is
 * over, it is measured.
 */
export function follow(
  request: IncomingMessage,
  response: ServerResponse,
  { trustProxy, durations, pages }: Followers,
): void {
  const { headers } = request;
  headers[REQUEST_ID_HEADER] = requestIdFrom(trustProxy ? headers[REQUEST_ID_HEADER] : undefined);
  if (!durations) return;
  onAnswered(response, (answered) => {
    durations.note(request, answered, routeTemplate(pathOf(request), pages()));
  });
}

/** Logs a request that is being answered from memory: to wait for its end costs more than the line. */
export function logHit(
  request: IncomingMessage,
  { statusCode: status }: ServerResponse,
  log: RequestLog,
): void {
  logRequest(log, told(request), { status, seconds: 0 });
}

/** Logs a request when it is over, unless it is a machine's. */
export function logWhenOver(
  request: IncomingMessage,
  response: ServerResponse,
  log: RequestLog,
): void {
  const line = told(request);
  if (line.path !== POLLED) onAnswered(response, (answered) => logRequest(log, line, answered));
}

function pathOf({ url = '' }: IncomingMessage): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

const told = (request: IncomingMessage): ToldRequest => ({
  id: idOf(request),
  method: request.method,
  path: pathOf(request),
});
