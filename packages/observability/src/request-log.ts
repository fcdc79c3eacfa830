import type { IncomingMessage, ServerResponse } from 'node:http';
import pino from 'pino';
import type { Options } from 'pino-http';
import { statusOf } from './response-status';

const withoutQuery = (url: string): string => {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
};

/**
 * Where a server writes its log: standard output, several lines at a time, because one write per
 * line costs as much as a cached answer. Whatever is left is written when the process exits.
 */
export const logDestination = () =>
  pino.destination({ sync: false, minLength: 8_192, periodicFlush: 200 });

/**
 * Options of pino-http: one line per request, with its id and without headers, bodies and queries.
 * @param isPolled by its path: whether a request is a health check and the like, which is not logged
 */
export const requestLogOptions = (isPolled: (path: string) => boolean) =>
  ({
    autoLogging: { ignore: ({ url = '' }: IncomingMessage) => isPolled(withoutQuery(url)) },
    customLogLevel: (_request, response, error) =>
      error || statusOf(response) >= 500 ? 'error' : 'info',
    // Serialized by pino-http first, requests and responses would cost a third of a cached answer.
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
