import { HttpException } from '@nestjs/common';
import { ApiError, type ErrorDefinition } from './api-error';
import { COMMON_ERRORS } from './common.errors';

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

/** Names of the errors that the driver and mongoose throw while the database is out of reach. */
const DATABASE_DOWN = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoOperationTimeoutError',
]);

/** Codes of a database that takes no writes now: it shuts down, or its disk is full. */
const DATABASE_REFUSES = new Set<unknown>([91, 11_600, 14_031]);

/** Codes of the system when there is no room on the disk, or no more files may be open. */
const NO_ROOM = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']);

const DUPLICATE_KEY = 11_000;

const codeOf = (error: unknown): unknown => (error as ForeignError | null | undefined)?.code;

/** Whether the machine has no room for what was sent, which is not the sender's fault. */
export const isNoRoom = (error: unknown): boolean => NO_ROOM.has(codeOf(error));

/** Whether the database was lost, so that what it was asked for may be done, or be done later. */
export const isDatabaseLost = (error: unknown): boolean =>
  DATABASE_DOWN.has((error as ForeignError | null | undefined)?.name ?? '');

interface ForeignError {
  name?: string;
  code?: unknown;
  status?: unknown;
  statusCode?: unknown;
}

function definitionOf(error: unknown): ErrorDefinition {
  const { name, code, status, statusCode } = (error ?? {}) as ForeignError;
  const httpStatus =
    error instanceof HttpException ? error.getStatus() : Number(status ?? statusCode ?? 500);

  if (name !== undefined && DATABASE_DOWN.has(name)) return COMMON_ERRORS.unavailable;
  if (DATABASE_REFUSES.has(code) || isNoRoom(error)) return COMMON_ERRORS.unavailable;
  if (code === DUPLICATE_KEY) return COMMON_ERRORS.alreadyExists;
  if (name === 'CastError' || name === 'BSONError') return COMMON_ERRORS.invalidId;
  const known = BY_STATUS.get(httpStatus);
  if (known) return known;
  // Another 4xx of Express or Nest: its number is kept, its words are not ours to show.
  if (httpStatus >= 400 && httpStatus < 500) {
    return { ...COMMON_ERRORS.badRequest, status: httpStatus };
  }
  return COMMON_ERRORS.unexpected;
}

/** What the API answers to anything that was thrown: by us, Nest, Express or the database. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const definition = definitionOf(error);
  const headers: Record<string, string> =
    definition === COMMON_ERRORS.unavailable ? { 'Retry-After': '5' } : {};
  return new ApiError(definition, { cause: error, headers });
}
