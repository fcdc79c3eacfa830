import type { ServerResponse } from 'node:http';

/** nginx's code for a client that closed the connection before the response was complete. */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * The status to log and count for a finished request: its own if the response was complete, 500 if
 * the server aborted it with an error, else 499.
 */
export function statusOf({ writableFinished, statusCode, errored }: ServerResponse): number {
  if (writableFinished) return statusCode;
  return errored ? 500 : CLIENT_CLOSED_REQUEST;
}
