import type { NextFunction, Request, Response } from 'express';
import type { IncomingMessage } from 'node:http';
import type { ApiError } from '../common/errors/api-error';

const refused = new WeakMap<IncomingMessage, ApiError>();

/** Has the application answer a request with an error, in its own words and with its own headers. */
export const refuse = (request: IncomingMessage, error: ApiError): void => {
  refused.set(request, error);
};

/** Ends the requests that were refused before the application was asked. */
export function endRefused(request: Request, _response: Response, next: NextFunction): void {
  next(refused.get(request));
}
