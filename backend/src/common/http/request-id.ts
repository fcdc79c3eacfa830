import { REQUEST_ID_HEADER, requestIdFrom } from '@manjara/observability';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The id of a request: that of the caller, which is the shell, if it is well-formed. */
export const newRequestId = (request: IncomingMessage): string =>
  requestIdFrom(request.headers[REQUEST_ID_HEADER]);

/** Gives a request its id, and answers it in the header. */
export function assignRequestId(request: IncomingMessage, response: ServerResponse): string {
  const id = newRequestId(request);
  response.setHeader(REQUEST_ID_HEADER, id);
  return id;
}

/** The id that the logger assigned; empty before it ran. */
export const requestIdOf = (request: IncomingMessage & { id?: unknown }): string =>
  String(request.id ?? '');
