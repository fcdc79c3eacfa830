import { requestLogOptions } from '@manjara/observability';
import type { INestApplication } from '@nestjs/common';
import { LoggerModule, type Params, PARAMS_PROVIDER_TOKEN } from 'nestjs-pino';
import type { IncomingMessage } from 'node:http';
import pino, { type DestinationStream } from 'pino';
import { type Options, pinoHttp } from 'pino-http';
import type { AppConfig } from '../../config/app-config';
import { APP_CONFIG } from '../../config/config.module';
import { newRequestId } from '../http/request-id';

const isPolled = (path: string): boolean => /^\/api\/(health\/|revision$)/.test(path);

/** What is logged of an error: what it says and where it arose. */
const LOGGED = ['type', 'message', 'stack', 'code'];

/**
 * An error for the log, without what libraries hang on it: that may be somebody's data, such as the
 * body that could not be parsed or the document that could not be written.
 */
const withoutData = (error: unknown): Record<string, unknown> =>
  typeof error === 'object' && error !== null
    ? Object.fromEntries(Object.entries(error).filter(([name]) => LOGGED.includes(name)))
    : (error as never);

function optionsFor({ logLevel }: AppConfig, output?: DestinationStream): Options {
  const { serializers, ...options } = requestLogOptions(isPolled);
  const err = pino.stdSerializers.wrapErrorSerializer(withoutData);
  const base = { level: logLevel, serializers: { err } };
  return {
    ...options,
    logger: output ? pino(base, output) : pino(base),
    genReqId: (request: IncomingMessage) => newRequestId(request),
    serializers: {
      ...serializers,
      err,
      req: (request: IncomingMessage) =>
        Object.assign(serializers.req(request), { from: request.socket.remoteAddress }),
    },
  };
}

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
      useExisting: true,
      pinoHttp: optionsFor(config, output),
    }),
  });

/** What gives each request its id and logs it. Called before the response cache, and so outside of Nest. */
export const requestLogger = (app: INestApplication) =>
  pinoHttp(app.get<Params>(PARAMS_PROVIDER_TOKEN).pinoHttp as Options);
