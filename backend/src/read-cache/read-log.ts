import { PinoLogger } from 'nestjs-pino';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from '../common/http/path-of';
import { requestIdOf } from '../common/http/request-id';

type Log = typeof PinoLogger.root;

const asIs = (value: object): object => value;
let root: Log | undefined;
let plain: Log;

/** The process's log without what makes lines of whole requests, which costs more than the line. */
function plainLog(): Log {
  if (root !== PinoLogger.root) {
    root = PinoLogger.root;
    plain = root.child({}, { serializers: { req: asIs, res: asIs } });
  }
  return plain;
}

/** One line for a request that the application did not see, like those of the others. */
export function logRead(
  request: IncomingMessage,
  { statusCode: status }: ServerResponse,
  begun = Date.now(),
): void {
  const log = plainLog();
  const level = status >= 500 ? 'error' : 'info';
  if (!log.isLevelEnabled(level)) return;
  const { method, url, socket } = request;
  const req = { id: requestIdOf(request), method, path: pathOf(url), from: socket.remoteAddress };
  log[level]({ req, res: { status }, responseTime: Date.now() - begun }, 'request completed');
}
