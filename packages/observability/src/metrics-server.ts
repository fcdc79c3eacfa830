import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics';
import type { MetricsSettings } from './metrics-settings';

const PATH = '/metrics';
const LIMITS = { headersTimeout: 5_000, requestTimeout: 5_000 };
/** After this, whoever is still reading is cut off. */
const PATIENCE_MS = 1_000;
const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

export interface MetricsServer {
  port: number;
  /** Resolves when its port is free again. */
  close(): Promise<void>;
}

async function answer(
  { registry }: Metrics,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (url?.split('?', 1)[0] !== PATH) {
    response.writeHead(404, HEADERS).end();
  } else if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { ...HEADERS, Allow: 'GET, HEAD' }).end();
  } else {
    const text = await registry.metrics();
    response.writeHead(200, { ...HEADERS, 'Content-Type': registry.contentType });
    response.end(method === 'HEAD' ? undefined : text);
  }
}

/**
 * Opens a port that answers `/metrics` and nothing else.
 * @throws Error with a sentence when it cannot be opened
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: MetricsSettings,
): Promise<MetricsServer> {
  const server = createServer(LIMITS, (request, response) => {
    // Somebody asks every few seconds; no connection is kept that an end would have to wait for.
    response.shouldKeepAlive = false;
    answer(metrics, request, response).catch((error: Error) => {
      response.writeHead(500, HEADERS).end(`${error.message}\n`);
    });
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'it is in use' : message;
    throw new Error(`METRICS_PORT ${port} cannot be opened at ${host}: ${reason}.`, {
      cause: error,
    });
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
        server.close(() => {
          clearTimeout(patience);
          resolve();
        });
      }),
  };
}
