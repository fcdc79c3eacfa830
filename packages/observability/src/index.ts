/**
 * `createHttpServer`, the server of API and shell, and what operators need:
 * - request ids: `requestIdFrom`, `REQUEST_ID_HEADER`
 * - the log: `requestLogOptions` for pino-http, `logDestination`, `exitWhenUncaught`
 * - metrics: `serveMetrics` opens a port for a prom-client registry, `httpDurations` measures
 *   requests. Everything else is a prom-client Counter or Gauge in its own module.
 */
export * from './exit-when-uncaught';
export * from './http-metrics';
export * from './http-server';
export * from './metrics-server';
export * from './request-id';
export * from './request-log';
export * from './response-status';
