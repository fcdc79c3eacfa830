import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { ErrorBody } from '@manjara/contracts';
import { REQUEST_ID_HEADER } from '@manjara/observability';
import { createProxyServer } from 'httpxy';
import type { Logger } from 'pino';
import type { ShellConfig } from '../config';

/**
 * Keep-alive in milliseconds of idle connections to the API. Shorter than Node's server default of
 * five seconds, or a request could meet a connection that the API is closing.
 */
const IDLE_MS = 3000;

/**
 * Idle timeouts in milliseconds until the API responds. A picture may have to be rendered first,
 * and an upload of a hundred pictures is inspected before the response.
 */
const IDLE_TIMEOUT_MS = { read: 10_000, picture: 100_000, other: 600_000 };

class ApiTimeout extends Error {}

export interface ApiProxyOptions {
  apiUrl: string;
  trustProxy: ShellConfig['trustProxy'];
  log: Logger;
  /** Idle timeouts; shorter in tests. */
  idleMs?: typeof IDLE_TIMEOUT_MS;
  /** Called after every request that may have changed the content, before its response is sent. */
  onWrite(): void;
}

/** Only signed-in users change the content; messages and applications of visitors do not. */
const mayWrite = ({ method = 'GET', headers }: IncomingMessage): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) && headers.authorization !== undefined;

function kindOf({ method, url = '' }: IncomingMessage): keyof typeof IDLE_TIMEOUT_MS {
  if (method !== 'GET' && method !== 'HEAD') return 'other';
  return url.startsWith('/api/files/') ? 'picture' : 'read';
}

const FAILURES = {
  503: {
    error: 'service_unavailable',
    ar: 'الخدمة غير متاحة الآن. حاول مرة أخرى بعد لحظات.',
    en: 'The service is not available right now. Please try again in a moment.',
  },
  504: {
    error: 'gateway_timeout',
    ar: 'لم تُجب الخدمة في الوقت المتوقع. حاول مرة أخرى بعد لحظات.',
    en: 'The service did not answer in time. Please try again in a moment.',
  },
};

/**
 * Forwards `/api` to the API and streams both ways. Sets X-Forwarded-For; the value that the client
 * sends counts only behind a trusted proxy.
 */
export function createApiProxy(options: ApiProxyOptions) {
  const { apiUrl, trustProxy, log, onWrite, idleMs = IDLE_TIMEOUT_MS } = options;
  const connections = { keepAlive: true, timeout: IDLE_MS };
  const agent = apiUrl.startsWith('https:') ? new SecureAgent(connections) : new Agent(connections);
  const proxy = createProxyServer({ target: apiUrl, xfwd: false, agent });
  proxy.on('proxyReq', (forwarded, request) => {
    const timeout = () => forwarded.destroy(new ApiTimeout('The API does not answer.'));
    forwarded.setTimeout(idleMs[kindOf(request)], timeout);
  });
  proxy.on('proxyRes', (answer, request) => {
    // A slow client makes the connection to the API idle, too.
    answer.setTimeout(idleMs.other);
    // The shell's own response already has the id.
    delete answer.headers[REQUEST_ID_HEADER];
    // A rejected request has changed nothing.
    const refused = answer.statusCode! >= 400 && answer.statusCode! < 500;
    if (mayWrite(request) && !refused) onWrite();
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const client = request.socket.remoteAddress ?? '';
    const claimed = trustProxy ? request.headers['x-forwarded-for'] : undefined;
    request.headers['x-forwarded-for'] = claimed ? `${String(claimed)}, ${client}` : client;
    if (!trustProxy) {
      delete request.headers['x-forwarded-proto'];
      delete request.headers['x-forwarded-host'];
      delete request.headers.forwarded;
    }
    try {
      await proxy.web(request, response);
    } catch (error) {
      const requestId = String(request.headers[REQUEST_ID_HEADER]);
      log.error({ err: error, requestId }, 'the API does not answer');
      if (mayWrite(request)) onWrite();
      if (response.headersSent) {
        response.destroy(error as Error);
        return;
      }
      const statusCode = error instanceof ApiTimeout ? 504 : 503;
      const { error: code, ...messages } = FAILURES[statusCode];
      const language = /^ar\b/.test(request.headers['accept-language'] ?? '') ? 'ar' : 'en';
      const body: ErrorBody = { statusCode, error: code, message: messages[language], requestId };
      response
        .writeHead(statusCode, { 'content-type': 'application/json', 'retry-after': '5' })
        .end(JSON.stringify(body));
    }
  };
}
