import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  logRequest,
  onAnswered,
  REQUEST_ID_HEADER,
  type RequestDurations,
  requestIdFrom,
  type RequestLog,
} from '@manjara/observability';
import type { RemoteModule } from '@manjara/platform';
import { routeTemplate } from './route-template';

export interface Followers {
  /** Whether whoever asks may say under which id: a reverse proxy, but no visitor. */
  trustProxy: boolean;
  log: RequestLog;
  /** Absent: nothing is measured. */
  durations: RequestDurations | undefined;
  /** The live public remote, whose routes the pages have. */
  pages(): RemoteModule | undefined;
}

/** What machines ask all the time. */
const POLLED = '/_health';

/** The id of a request that is followed. */
export const idOf = (request: IncomingMessage): string =>
  String(request.headers[REQUEST_ID_HEADER]);

/**
 * Gives a request its id, under which every process that has to do with it logs it, and which every
 * answer is to carry: it stands in the request's own header, so that proxies pass it on. When it is
 * over, it is logged and measured.
 */
export function follow(
  request: IncomingMessage,
  response: ServerResponse,
  { trustProxy, log, durations, pages }: Followers,
): void {
  const { method, headers, url = '' } = request;
  const id = requestIdFrom(trustProxy ? headers[REQUEST_ID_HEADER] : undefined);
  headers[REQUEST_ID_HEADER] = id;
  onAnswered(response, (answered) => {
    const path = url.split('?', 1)[0]!;
    durations?.note(request, answered, routeTemplate(path, pages()));
    if (path !== POLLED) logRequest(log, { id, method, path }, answered);
  });
}
