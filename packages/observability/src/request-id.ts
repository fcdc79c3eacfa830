import { randomUUID } from 'node:crypto';

/** The header that carries a request's id from process to process, and back to the client. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Nothing that could forge or fill a line of the log. */
const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** The id that a request brings if it is well-formed, else a new one. */
export const requestIdFrom = (given: unknown): string =>
  typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
