import type { NestExpressApplication } from '@nestjs/platform-express';
import { json } from 'express';
import { Logger } from 'nestjs-pino';
import { API_PREFIX } from './common/http/api-prefix';
import {
  rejectDeepBodies,
  rejectOtherContentTypes,
  rejectSeveralHosts,
} from './common/http/request-checks.middleware';
import { assignRequestId } from './common/http/request-id';
import { securityHeaders, strictTransportSecurity } from './common/http/security-headers';
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
const JSON_LIMIT = '256kb';

/** Settings and middleware of the application, for the process and for the tests. */
export function configureApp(app: NestExpressApplication): NestExpressApplication {
  const config = app.get<AppConfig>(APP_CONFIG);
  app.useLogger(app.get(Logger));
  Object.assign(app.getHttpServer(), LIMITS);
  app.set('trust proxy', config.trustProxy);
  app.disable('x-powered-by');
  app.set('etag', 'strong');
  app.setGlobalPrefix(API_PREFIX);
  const log = requestLogger(app);
  const cache = app.get(ResponseCache);
  app.use(
    app.get(ApiMetrics).middleware(),
    assignRequestId,
    strictTransportSecurity(config),
    // Hits are logged at debug only; otherwise they end before the logger.
    ...(log.logger.isLevelEnabled('debug') ? [log, cache.hits] : [cache.hits, log]),
    securityHeaders(config, DOCS_PATH),
    rejectSeveralHosts,
    cache.misses,
    json({ limit: JSON_LIMIT }),
    rejectDeepBodies,
    rejectOtherContentTypes,
  );
  app.useGlobalPipes(createValidationPipe());
  if (config.apiDocs) serveDocs(app);
  return app;
}
