import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  ServerResponse,
} from 'node:http';

/** An Express app. */
type App = RequestListener & { request: object; response: object };

/**
 * Creates the server of an Express app. Its requests and responses have Express's prototypes from
 * the start: to change the prototype of each one costs more than all else that Express does.
 */
export function createHttpServer(app: App, options: ServerOptions = {}): Server {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  Object.setPrototypeOf(Request.prototype, app.request);
  Object.setPrototypeOf(Response.prototype, app.response);
  Object.assign(app, { request: Request.prototype, response: Response.prototype });
  return createServer({ ...options, IncomingMessage: Request, ServerResponse: Response }, app);
}
