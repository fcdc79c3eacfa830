import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import type { RequestListener, Server } from 'node:http';
import { API_PREFIX } from './common/http/api-prefix';
import { securityHeaders, tlsTest } from './common/http/security-headers';
import { answerRequestId } from './common/http/request-id';
import { requestLogger } from './common/logging/logging.module';
import { createValidationPipe } from './common/validation/validation.pipe';
import { APP_CONFIG } from './config/config.module';
import type { AppConfig } from './config/app-config';
import { ApiMetrics } from './metrics/api-metrics';
import { DOCS_PATH, serveDocs } from './openapi';
import { ResponseCache } from './read-cache/response-cache';

/**
 * Milliseconds for the head of a request, and for all of it: sending a hundred photographs over a
 * slow line takes long.
 */
const LIMITS = { headersTimeout: 15_000, requestTimeout: 1_800_000 };

/** What the application does around its routes: once, for the process and for the tests. */
export function configureApp(app: NestExpressApplication): NestExpressApplication {
  const config = app.get<AppConfig>(APP_CONFIG);
  app.useLogger(app.get(Logger));
  Object.assign(app.getHttpServer(), LIMITS);
  app.set('trust proxy', config.trustProxy);
  app.disable('x-powered-by');
  app.set('etag', 'strong');
  app.setGlobalPrefix(API_PREFIX);
  // Express has made it of the setting above.
  const isOverTls = tlsTest(config, app.getHttpAdapter().getInstance().get('trust proxy fn'));
  app.use(answerRequestId);
  app.use(securityHeaders(config, DOCS_PATH, isOverTls));
  app.useGlobalPipes(createValidationPipe());
  if (config.apiDocs) serveDocs(app);
  const server = app.getHttpServer() as Server;
  const [application] = server.listeners('request') as [RequestListener];
  const cached = app.get(ResponseCache).inFrontOf(application, isOverTls);
  const logRequest = requestLogger(app);
  const logged: RequestListener = (request, response) => {
    logRequest(request, response);
    cached(request, response);
  };
  server.removeAllListeners('request').on('request', app.get(ApiMetrics).measuring(logged));
  return app;
}
