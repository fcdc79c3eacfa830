import type { Server } from 'node:http';

const CHECK_MS = 50;
/** After this, what is still being answered is cut off: less than a supervisor waits. */
const PATIENCE_MS = 8_000;

/**
 * Takes nothing new, lets what is being answered finish, and ends the process. Connections that
 * are kept alive are closed as they fall idle, for else a busy visitor's would never end.
 */
export function endGently(http: Server, exit: () => void = () => process.exit(0)): void {
  http.close(exit);
  setInterval(() => http.closeIdleConnections(), CHECK_MS).unref();
  setTimeout(() => http.closeAllConnections(), PATIENCE_MS).unref();
}
