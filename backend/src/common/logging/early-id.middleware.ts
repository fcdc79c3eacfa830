import type { IncomingMessage, ServerResponse } from 'node:http';
import { logRead } from '../../read-cache/read-log';
import { assignRequestId } from '../http/request-id';

type Followed = IncomingMessage & { id?: string; log?: unknown };

/**
 * Gives a request its id before anything can refuse it. One whose address cannot be read never comes to
 * the log's own middleware: the router refuses it on the way there, and it is logged here.
 */
export function identifyEarly(request: Followed, response: ServerResponse, next: () => void): void {
  request.id = assignRequestId(request, response);
  const began = Date.now();
  response.once('close', () => {
    if (request.log === undefined) logRead(request, response, Date.now() - began);
  });
  next();
}
