import { PinoLogger } from 'nestjs-pino';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * One line for a request that the application did not see, like those of the others.
 * @param took milliseconds
 */
export function logRead(request: IncomingMessage, response: ServerResponse, took: number): void {
  const level = response.statusCode >= 500 ? 'error' : 'info';
  PinoLogger.root[level]({ req: request, res: response, responseTime: took }, 'request completed');
}
