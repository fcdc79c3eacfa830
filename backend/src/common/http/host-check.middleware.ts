import { hasSeveralHosts } from '@manjara/contracts';
import type { NextFunction, Request, Response } from 'express';
import { ApiError } from '../errors/api-error';
import { COMMON_ERRORS } from '../errors/common.errors';

/** Rejects a request that names several hosts. */
export function rejectSeveralHosts(
  request: Request,
  _response: Response,
  next: NextFunction,
): void {
  next(hasSeveralHosts(request) ? new ApiError(COMMON_ERRORS.badRequest) : undefined);
}
