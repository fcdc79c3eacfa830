import type { IncomingMessage, ServerResponse } from 'node:http';
import pino from 'pino';
import type { Options } from 'pino-http';
import { statusOf } from './response-status';

const withoutQuery = (url: string): string => {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
};

/**
 * Buffered standard output: one write per line would cost as much as a cached response. The rest is
 * flushed when the process exits.
 */
export const logDestination = () =>
  pino.destination({ sync: false, minLength: 8_192, periodicFlush: 200 });

/** A response from a cache, or a 304: logged at debug, because there are many. */
const isRoutine = (response: ServerResponse): boolean =>
  response.statusCode === 304 || String(response.getHeader('cache-status')).endsWith('; hit');

/**
 * Options of pino-http: one line per request with its id, without headers, bodies and queries. Hits of
 * a cache are logged at debug.
 * @param isPolled whether a path is polled, such as a health check, and so not logged
 */
export const requestLogOptions = (isPolled: (path: string) => boolean) =>
  ({
    autoLogging: { ignore: ({ url = '' }: IncomingMessage) => isPolled(withoutQuery(url)) },
    customLogLevel: (_request, response, error) => {
      if (error || statusOf(response) >= 500) return 'error';
      return isRoutine(response) ? 'debug' : 'info';
    },
    // pino-http's own serializers would cost a third of a cached response.
    wrapSerializers: false,
    serializers: {
      req: ({ id, method, url = '' }: IncomingMessage) => ({
        id,
        method,
        path: withoutQuery(url),
      }),
      res: (response: ServerResponse) => ({ status: statusOf(response) }),
    },
  }) satisfies Options;
