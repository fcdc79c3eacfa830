import { HttpException } from '@nestjs/common';
import { ApiError, type ErrorDefinition } from './api-error';
import { COMMON_ERRORS } from './common.errors';
import { isDatabaseUnavailable, isDuplicateKey, isOutOfSpace } from './database-errors';

const BY_STATUS = new Map<number, ErrorDefinition>(
  [
    COMMON_ERRORS.badRequest,
    COMMON_ERRORS.unauthorized,
    COMMON_ERRORS.forbidden,
    COMMON_ERRORS.notFound,
    COMMON_ERRORS.conflict,
    COMMON_ERRORS.tooLarge,
    COMMON_ERRORS.unsupportedType,
    COMMON_ERRORS.tooManyRequests,
    COMMON_ERRORS.unavailable,
  ].map((definition) => [definition.status, definition]),
);

const codeOf = (error: unknown): unknown => (error as ForeignError | null | undefined)?.code;

/** Whether the disk of this machine or of the database is full. */
export const isDiskFull = (error: unknown): boolean =>
  isOutOfSpace(error) ||
  (error instanceof ApiError && error.code === COMMON_ERRORS.diskFull.code) ||
  ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));

const isOutOfFileHandles = (error: unknown): boolean =>
  ['EMFILE', 'ENFILE'].includes(String(codeOf(error)));

/** Whether the server cannot store the upload; not the client's fault. */
export const isStorageFailure = (error: unknown): boolean =>
  isDiskFull(error) || isOutOfFileHandles(error);

interface ForeignError {
  name?: string;
  code?: unknown;
  status?: unknown;
  statusCode?: unknown;
}

function definitionOf(error: unknown): ErrorDefinition {
  const { name, status, statusCode } = (error ?? {}) as ForeignError;
  const httpStatus =
    error instanceof HttpException ? error.getStatus() : Number(status ?? statusCode ?? 500);

  if (isDiskFull(error)) return COMMON_ERRORS.diskFull;
  if (isDatabaseUnavailable(error) || isOutOfFileHandles(error)) return COMMON_ERRORS.unavailable;
  if (isDuplicateKey(error)) return COMMON_ERRORS.alreadyExists;
  if (name === 'CastError' || name === 'BSONError') return COMMON_ERRORS.invalidId;
  const known = BY_STATUS.get(httpStatus);
  if (known) return known;
  // Another 4xx of Express or Nest: keep the status; its message is not bilingual.
  if (httpStatus >= 400 && httpStatus < 500) {
    return { ...COMMON_ERRORS.badRequest, status: httpStatus };
  }
  return COMMON_ERRORS.unexpected;
}

/** Maps any error, including those of Nest, Express and the database, to an API error. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(definitionOf(error), { cause: error });
}
