import type { NextFunction, Request, Response } from 'express';
import { ApiError } from '../errors/api-error';
import { COMMON_ERRORS } from '../errors/common.errors';

const READABLE = ['application/json', 'multipart/form-data'];

/** Refuses a body that no route reads, instead of taking it for an empty one. */
export function refuseOtherContentTypes(
  request: Request,
  _response: Response,
  next: NextFunction,
): void {
  // `is` answers null when there is no body, false when its type is another.
  const length = request.headers['content-length'];
  if (length !== '0' && request.is(READABLE) === false) {
    next(new ApiError(COMMON_ERRORS.unsupportedType));
  } else next();
}
