import { LoggerModule, type Params } from 'nestjs-pino';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DestinationStream } from 'pino';
import type { AppConfig } from '../../config/app-config';
import { APP_CONFIG } from '../../config/config.module';
import { isInner } from '../../read-cache/inner-request';
import { pathOf } from '../http/path-of';

/** What machines ask all the time. */
const isPolled = (url: string | undefined): boolean =>
  /^\/api\/(health\/|revision$)/.test(pathOf(url));

/** What is told of an error: what it says and where it arose. */
const TOLD = ['type', 'message', 'stack', 'code'];

/**
 * An error for the log, without what libraries hang on it: that may be somebody's data, such as the
 * body that could not be parsed or the document that could not be written.
 */
const withoutData = (error: unknown): unknown =>
  typeof error === 'object' && error !== null
    ? Object.fromEntries(Object.entries(error).filter(([name]) => TOLD.includes(name)))
    : error;

const optionsFor = ({ logLevel }: AppConfig) => ({
  level: logLevel,
  autoLogging: {
    ignore: (request: IncomingMessage) => isPolled(request.url) || isInner(request),
  },
  customLogLevel: (_request: IncomingMessage, response: ServerResponse, error?: Error) =>
    error || response.errored || response.statusCode >= 500
      ? ('error' as const)
      : ('info' as const),
  serializers: {
    err: withoutData,
    req: (request: { id: string; method: string; url: string; remoteAddress: string }) => ({
      id: request.id,
      method: request.method,
      path: pathOf(request.url),
      from: request.remoteAddress,
    }),
    res: (response: { statusCode: number }) => ({ status: response.statusCode }),
  },
});

/**
 * One JSON line per request, with its id; no headers, no bodies, no queries.
 * @param output standard output, line by line, by default
 */
export const loggingModule = (output?: DestinationStream) =>
  LoggerModule.forRootAsync({
    inject: [APP_CONFIG],
    useFactory: (config: AppConfig): Params => ({
      // The library's own default is written in a way that Nest 11 has to convert, with a warning.
      forRoutes: ['{*path}'],
      pinoHttp: output ? [optionsFor(config), output] : optionsFor(config),
    }),
  });
