import request, { type Response } from 'supertest';
import type { Server } from 'node:http';

/** What the answer says of the cache: `hit`, `fwd=miss`, … */
export const cacheStatus = ({ headers }: { headers: unknown }): string =>
  String((headers as Record<string, string>)['cache-status'] ?? '').replace(/^manjara-api; /, '');

/** Whether an answer came from memory and is true. */
export const isHit = (answer: { headers: unknown }): boolean => cacheStatus(answer) === 'hit';

/** Asks as a visitor, in whose reads nothing of a sign-in is. */
export const visit = (
  server: Server,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  request(server)
    .get(path)
    .set(headers)
    .then((answer) => answer);
