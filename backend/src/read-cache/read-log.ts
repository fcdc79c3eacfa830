import { logRequest, RequestLines } from '@manjara/observability';
import { PinoLogger } from 'nestjs-pino';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from '../common/http/path-of';
import { requestIdOf } from '../common/http/request-id';

const asIs = (value: object): object => value;
let root: typeof PinoLogger.root | undefined;
let lines: RequestLines;

/** The process's log without what makes lines of whole requests, which costs more than the line. */
function requestLines(): RequestLines {
  if (root !== PinoLogger.root) {
    root = PinoLogger.root;
    lines = new RequestLines(root.child({}, { serializers: { req: asIs, res: asIs } }));
  }
  return lines;
}

/**
 * One line for a request that the application did not see, like those of the others.
 * @param took milliseconds
 */
export function logRead(
  request: IncomingMessage,
  { statusCode: status }: ServerResponse,
  took: number,
): void {
  const { method, url, socket } = request;
  const { remoteAddress: from } = socket;
  const told = { id: requestIdOf(request), method, path: pathOf(url), from };
  logRequest(requestLines(), told, { status, seconds: took / 1_000 });
}
