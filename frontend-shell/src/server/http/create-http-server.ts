import {
  createServer,
  IncomingMessage,
  type Server,
  type ServerOptions,
  ServerResponse,
} from 'node:http';
import type { Express } from 'express';

/**
 * Creates the server of an app. Its requests and responses have Express's prototypes from the
 * start: Express would change the prototype of each one, which costs more than all else that it
 * does for a request.
 */
export function createHttpServer(options: ServerOptions, app: Express): Server {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  Object.setPrototypeOf(Request.prototype, app.request);
  Object.setPrototypeOf(Response.prototype, app.response);
  Object.assign(app, { request: Request.prototype, response: Response.prototype });
  return createServer({ ...options, IncomingMessage: Request, ServerResponse: Response }, app);
}
