import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

const PATH = '/metrics';
const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 5_000 };
/** How long closing waits for open requests. */
const CLOSE_TIMEOUT_MS = 1_000;
const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

export interface MetricsSettings {
  /** 0: any free port. */
  port: number;
  host: string;
}

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** By default only this machine can read the metrics. */
export const METRICS_HOST = '127.0.0.1';

/**
 * Reads METRICS_PORT and METRICS_HOST; null without a port, which turns metrics off.
 * @throws Error that names the wrong variable
 */
export function metricsSettings({
  METRICS_PORT: port,
  METRICS_HOST: host,
}: Readonly<Record<string, string | undefined>>): MetricsSettings | null {
  if (!port) return null;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(`METRICS_PORT must be a port number from 0 to 65535, but is "${port}".`);
  }
  return { port: Number(port), host: host || METRICS_HOST };
}

async function answer(
  registry: Registry,
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
 * Opens a port that serves `/metrics` only.
 * @throws Error if the port cannot be opened
 */
export async function serveMetrics(
  registry: Registry,
  { port, host }: MetricsSettings,
): Promise<MetricsServer> {
  const server = createServer(TIMEOUTS, (request, response) => {
    response.shouldKeepAlive = false;
    answer(registry, request, response).catch((error: Error) => {
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
        const timeout = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
        server.close(() => {
          clearTimeout(timeout);
          resolve();
        });
      }),
  };
}
