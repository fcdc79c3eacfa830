import type { Server } from 'node:http';

const CHECK_MS = 50;
/** After this, what is still being answered is cut off; less than supervisors wait. */
const TIMEOUT_MS = 8_000;

/**
 * Stops a server that was asked to end: it takes no new connections, finishes what it is answering,
 * and closes connections that are kept alive as soon as they fall idle. Resolves when all are gone.
 */
export function endGracefully(server: Server, timeoutMs = TIMEOUT_MS): Promise<void> {
  // Whoever asks by a connection that is still open is told to take another one next time.
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
