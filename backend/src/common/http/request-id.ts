import { REQUEST_ID_HEADER, requestIdFrom } from '@manjara/observability';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The id of a request: that of the caller, which is the shell, if it is well-formed. */
export const newRequestId = (request: IncomingMessage): string =>
  requestIdFrom(request.headers[REQUEST_ID_HEADER]);

/** Sends the request's id in the response. */
export function answerRequestId(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  response.setHeader(REQUEST_ID_HEADER, requestIdOf(request));
  next();
}

/** The id that the logger assigned; empty before it ran. */
export const requestIdOf = (request: IncomingMessage & { id?: unknown }): string =>
  String(request.id ?? '');
