import type { Server } from 'node:http';

const CHECK_MS = 50;
/** After this, what is still being answered is cut off; less than supervisors wait. */
const PATIENCE_MS = 8_000;

/**
 * Stops a server that was asked to end: it takes no new connections, finishes what it is answering,
 * and closes connections that are kept alive as soon as they fall idle. Resolves when all are gone.
 */
export function endGracefully(server: Server, patienceMs = PATIENCE_MS): Promise<void> {
  // Whoever asks by a connection that is still open is told to take another one next time.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), CHECK_MS);
    const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(patience);
      resolve();
    });
  });
}
