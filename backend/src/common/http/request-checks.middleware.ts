import { hasSeveralHosts } from '@manjara/contracts';
import type { RequestHandler } from 'express';
import { ApiError } from '../errors/api-error';
import { COMMON_ERRORS } from '../errors/common.errors';

const READABLE = ['application/json', 'multipart/form-data'];
/** Levels of nested objects and lists; no body of ours has more than two. */
const MAX_DEPTH = 16;

/** Rejects a request that names several hosts. */
export const rejectSeveralHosts: RequestHandler = (request, _response, next) => {
  next(hasSeveralHosts(request) ? new ApiError(COMMON_ERRORS.badRequest) : undefined);
};

/** Rejects a body that no route reads, instead of treating it as empty. */
export const rejectOtherContentTypes: RequestHandler = (request, _response, next) => {
  const isEmpty = request.headers['content-length'] === '0';
  // `is` answers null when there is no body, false when its type is another.
  const isUnreadable = !isEmpty && request.is(READABLE) === false;
  next(isUnreadable ? new ApiError(COMMON_ERRORS.unsupportedType) : undefined);
};

/** Rejects a body nested so deeply that validating it would overflow the stack. */
export const rejectDeepBodies: RequestHandler = (request, _response, next) => {
  next(isTooDeep(request.body) ? new ApiError(COMMON_ERRORS.badRequest) : undefined);
};

function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((inner) =>
      typeof inner === 'object' && inner !== null ? (Object.values(inner) as unknown[]) : [],
    );
  }
  return false;
}
