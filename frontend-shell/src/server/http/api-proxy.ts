import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { ErrorBody } from '@manjara/contracts';
import { REQUEST_ID_HEADER } from '@manjara/observability';
import { createProxyServer } from 'httpxy';
import type { Logger } from 'pino';

/**
 * Milliseconds after which an idle connection to the API is given up. Less than the five seconds
 * after which Node's servers do the same: a request that is sent just then would fail.
 */
const IDLE_MS = 3000;

export interface ApiProxyOptions {
  apiUrl: string;
  trustProxy: boolean;
  log: Logger;
  /** Hears of every call that may have changed the content, before its answer is passed on. */
  onWrite(): void;
}

/** Whoever changes the content is signed in: messages and applications of visitors change none. */
const mayWrite = ({ method = 'GET', headers }: IncomingMessage): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) && headers.authorization !== undefined;

/**
 * Forwards `/api` to the API, streaming both ways. The client's address is told in
 * X-Forwarded-For; what the client itself claims there counts only behind a trusted proxy.
 */
export function createApiProxy({ apiUrl, trustProxy, log, onWrite }: ApiProxyOptions) {
  const connections = { keepAlive: true, timeout: IDLE_MS };
  const agent = apiUrl.startsWith('https:') ? new SecureAgent(connections) : new Agent(connections);
  const proxy = createProxyServer({ target: apiUrl, xfwd: false, agent });
  proxy.on('proxyRes', (answer, request) => {
    // The answer has it already.
    delete answer.headers[REQUEST_ID_HEADER];
    // What is refused has changed nothing.
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
      const arabic = /^ar\b/.test(request.headers['accept-language'] ?? '');
      const body: ErrorBody = {
        statusCode: 503,
        error: 'service_unavailable',
        message: arabic
          ? 'الخدمة غير متاحة الآن. حاول مرة أخرى بعد لحظات.'
          : 'The service is not available right now. Please try again in a moment.',
        requestId,
      };
      response
        .writeHead(503, { 'content-type': 'application/json', 'retry-after': '5' })
        .end(JSON.stringify(body));
    }
  };
}
