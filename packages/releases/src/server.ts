import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import {
  logRequest,
  nameRoute,
  onAnswered,
  REQUEST_ID_HEADER,
  type RequestDurations,
  requestIdFrom,
  type RequestLog,
} from '@manjara/observability';
import { answerPointer } from './pointer-answer';
import { POINTER_FILE } from './pointer';
import { staticFiles } from './static-files';

/** Milliseconds for the head of a request, and for all of it: whoever sends slowly is cut off. */
const LIMITS = { headersTimeout: 15_000, requestTimeout: 60_000 };

/** With every answer: any origin may read it, and no browser shows it as a page. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

const HEALTH = '/health';
const POINTER = `/${POINTER_FILE}`;

export interface ReleaseServerOptions {
  /** Gets a line for each request, but for those that machines ask all the time. */
  log?: RequestLog;
  durations?: RequestDurations;
}

/** Follows a request: its id comes from whoever asks, so that the logs of both sides have it. */
function follow(
  request: IncomingMessage,
  response: ServerResponse,
  { log, durations }: ReleaseServerOptions,
): void {
  const { method, url = '' } = request;
  const id = requestIdFrom(request.headers[REQUEST_ID_HEADER]);
  response.setHeader(REQUEST_ID_HEADER, id);
  const pathname = url.split('?', 1)[0]!;
  const isPolled = pathname === HEALTH || pathname === POINTER;
  onAnswered(response, (answered) => {
    if (isPolled) nameRoute(request, pathname);
    else if (answered.status < 400) nameRoute(request, '/:version/*');
    durations?.note(request, answered);
    if (log && !isPolled) logRequest(log, { id, method, path: pathname }, answered);
  });
}

/**
 * The server that a team runs for its releases: static files, readable from any origin. The
 * pointer is revalidated on every read; everything else never changes under its address.
 */
export function createReleaseServer(root: string, options: ReleaseServerOptions = {}): Server {
  const files = staticFiles(root, (response, pathname) => {
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader(
      'Cache-Control',
      pathname === POINTER ? 'no-cache' : 'public, max-age=31536000, immutable',
    );
  });
  return createServer(LIMITS, (request, response) => {
    follow(request, response, options);
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (request.url === HEALTH) {
      response.setHeader('Content-Type', 'text/plain').end('ok');
      return;
    }
    const none = () => {
      // A proxy in front that remembers it would miss what is published a moment later.
      const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' };
      response.writeHead(404, headers).end('Not found');
    };
    if (request.url?.split('?', 1)[0] === POINTER) {
      void answerPointer(path.join(root, POINTER_FILE), request, response, none);
    } else files(request, response, none);
  });
}
