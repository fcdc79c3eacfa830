import { PinoLogger } from 'nestjs-pino';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** One line for a request that the application did not see, like those of the others. */
export function logRead(
  request: IncomingMessage,
  response: ServerResponse,
  begun = Date.now(),
): void {
  const { root } = PinoLogger;
  const level = response.statusCode >= 500 ? 'error' : 'info';
  if (!root.isLevelEnabled(level)) return;
  const line = { req: request, res: response, responseTime: Date.now() - begun };
  root[level](line, 'request completed');
}
