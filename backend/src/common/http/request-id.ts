import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const HEADER = 'x-request-id';
/** Nothing that could forge a log line or fill it. */
const SANE = /^[\w.:-]{8,64}$/;

/** The id of a request: the caller's own if it is sane. */
export function newRequestId(request: IncomingMessage): string {
  const given = request.headers[HEADER];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}

/** Gives a request its id, and answers it in the header. */
export function assignRequestId(request: IncomingMessage, response: ServerResponse): string {
  const id = newRequestId(request);
  response.setHeader(HEADER, id);
  return id;
}

/** The id that the logger assigned; empty before it ran. */
export const requestIdOf = (request: IncomingMessage & { id?: unknown }): string =>
  String(request.id ?? '');
