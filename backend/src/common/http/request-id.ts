import { REQUEST_ID_HEADER, requestIdFrom } from '@manjara/observability';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Identified = IncomingMessage & { id?: unknown };

/** Gives a request its id: that of the caller, which is the shell, if it is well-formed. */
export function assignRequestId(
  request: Identified,
  response: ServerResponse,
  next: () => void,
): void {
  const id = requestIdFrom(request.headers[REQUEST_ID_HEADER]);
  // The logger uses it.
  request.id = id;
  response.setHeader(REQUEST_ID_HEADER, id);
  next();
}

/** Empty before it is assigned. */
export const requestIdOf = ({ id }: Identified): string => String(id ?? '');
