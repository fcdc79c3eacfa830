import type { Server } from 'node:http';

const CHECK_MS = 50;
/** Responses still open after this are cut off; shorter than the timeout of supervisors. */
const TIMEOUT_MS = 8_000;

/**
 * Stops a server: accepts no new connections, finishes the open responses, and closes keep-alive
 * connections once they are idle. Resolves when all connections are closed.
 */
export function endGracefully(server: Server, timeoutMs = TIMEOUT_MS): Promise<void> {
  // Clients with an open connection must use a new one for their next request.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), CHECK_MS);
    const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(timeout);
      resolve();
    });
  });
}
