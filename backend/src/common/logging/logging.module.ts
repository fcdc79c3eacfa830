import { requestLogOptions } from '@manjara/observability';
import type { INestApplication } from '@nestjs/common';
import { LoggerModule, type Params, PARAMS_PROVIDER_TOKEN } from 'nestjs-pino';
import type { IncomingMessage } from 'node:http';
import pino, { type DestinationStream } from 'pino';
import { type Options, pinoHttp } from 'pino-http';
import type { AppConfig } from '../../config/app-config';
import { APP_CONFIG } from '../../config/config.module';

const isPolled = (path: string): boolean => /^\/api\/(health\/|revision$)/.test(path);

/** The properties of an error that are logged. */
const LOGGED = ['type', 'message', 'stack', 'code'];

/**
 * Removes properties that libraries add to errors. They may contain personal data, such as the
 * request body or the document.
 */
const withoutData = (error: unknown): unknown =>
  typeof error === 'object' && error !== null
    ? Object.fromEntries(Object.entries(error).filter(([name]) => LOGGED.includes(name)))
    : error;

function optionsFor({ logLevel }: AppConfig, output?: DestinationStream): Options {
  const { serializers, ...options } = requestLogOptions(isPolled);
  const err = (error: Error) => withoutData(pino.stdSerializers.err(error));
  const base = { level: logLevel, serializers: { err } };
  return {
    ...options,
    logger: output ? pino(base, output) : pino(base),
    serializers: {
      ...serializers,
      err,
      req: (request: IncomingMessage) =>
        Object.assign(serializers.req(request), { from: request.socket.remoteAddress }),
    },
  };
}

/**
 * One JSON line per request, with its id; no headers, bodies or query strings. Reads answered from
 * the cache are logged at debug.
 * @param output standard output, line by line, by default
 */
export const loggingModule = (output?: DestinationStream) =>
  LoggerModule.forRootAsync({
    inject: [APP_CONFIG],
    useFactory: (config: AppConfig): Params => ({
      // Nest 11 converts the library's default path with a warning.
      forRoutes: ['{*path}'],
      useExisting: true,
      pinoHttp: optionsFor(config, output),
    }),
  });

/** Logs each request. Runs beside the response cache, so outside Nest. */
export const requestLogger = (app: INestApplication) =>
  pinoHttp(app.get<Params>(PARAMS_PROVIDER_TOKEN).pinoHttp as Options);
