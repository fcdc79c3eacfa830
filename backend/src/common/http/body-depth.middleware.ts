import type { NextFunction, Request, Response } from 'express';
import { ApiError } from '../errors/api-error';
import { COMMON_ERRORS } from '../errors/common.errors';

/** Levels of objects and lists in one another; no body of ours has more than two. */
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

/** Refuses a body of so many levels that the code which reads it would run out of stack. */
export function refuseDeepBodies(request: Request, _response: Response, next: NextFunction): void {
  next(isDeeperThan(MAX_DEPTH, request.body) ? new ApiError(COMMON_ERRORS.badRequest) : undefined);
}
