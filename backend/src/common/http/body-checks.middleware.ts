import type { NextFunction, Request, Response } from 'express';
import { ApiError } from '../errors/api-error';
import { COMMON_ERRORS } from '../errors/common.errors';

const READABLE = ['application/json', 'multipart/form-data'];

/** Rejects a body that no route reads, instead of treating it as empty. */
export function rejectOtherContentTypes(
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

/** Levels of nested objects and lists; no body of ours has more than two. */
const MAX_DEPTH = 16;

function isDeeperThan(max: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > max) return true;
    level = level.flatMap((inner) =>
      typeof inner === 'object' && inner !== null ? (Object.values(inner) as unknown[]) : [],
    );
  }
  return false;
}

/** Rejects a body nested so deeply that validating it would overflow the stack. */
export function rejectDeepBodies(request: Request, _response: Response, next: NextFunction): void {
  next(isDeeperThan(MAX_DEPTH, request.body) ? new ApiError(COMMON_ERRORS.badRequest) : undefined);
}
