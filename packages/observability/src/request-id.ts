import { randomUUID } from 'node:crypto';

/** The header that carries a request's id from process to process, and back to the client. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Safe for logs: no line breaks, limited length. */
const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** The request's own id if it is well-formed, else a new one. */
export const requestIdFrom = (given: unknown): string =>
  typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
