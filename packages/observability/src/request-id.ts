import { randomUUID } from 'node:crypto';

/** Carries the id of a request from process to process, and back to whoever asked. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Nothing that could forge a line of a log or fill it. */
const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** The id that a request brings along if it is well-formed, else one of its own. */
export const requestIdFrom = (given: unknown): string =>
  typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
