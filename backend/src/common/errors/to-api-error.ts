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
  'MongoServerClosedError',
  'MongoClientClosedError',
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
]);

/** System errors that the driver passes on when a connection is lost. */
const CONNECTION_LOST = new Set<unknown>(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ETIMEDOUT']);

/** System errors of a full disk, or of too many open files. */
const NO_SPACE = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']);

/** MongoDB's codes of a server that shuts down, is no longer primary or has lost its replica set. */
const DATABASE_AWAY = new Set([6, 7, 89, 91, 189, 9_001, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** MongoDB's code when its disk is full. */
const OUT_OF_DISK_SPACE = 14_031;

const DUPLICATE_KEY = 11_000;

const codeOf = (error: unknown): unknown => (error as ForeignError | null | undefined)?.code;

/** Whether this machine cannot store what was sent; not the client's fault. */
export const isNoRoom = (error: unknown): boolean => NO_SPACE.has(codeOf(error));

/** Whether the connection to the database was lost, so that a write may or may not have happened. */
export const isDatabaseLost = (error: unknown): boolean =>
  DATABASE_DOWN.has((error as ForeignError | null | undefined)?.name ?? '') ||
  CONNECTION_LOST.has(codeOf(error));

interface ForeignError {
  name?: string;
  code?: unknown;
  status?: unknown;
  statusCode?: unknown;
}

const isServerAway = ({ name, code }: ForeignError): boolean =>
  name === 'MongoServerError' && DATABASE_AWAY.has(Number(code));

function definitionOf(error: unknown): ErrorDefinition {
  const foreign = (error ?? {}) as ForeignError;
  const { name, code, status, statusCode } = foreign;
  const httpStatus =
    error instanceof HttpException ? error.getStatus() : Number(status ?? statusCode ?? 500);

  if (isDatabaseLost(error) || isServerAway(foreign)) return COMMON_ERRORS.unavailable;
  if (code === OUT_OF_DISK_SPACE || isNoRoom(error)) return COMMON_ERRORS.unavailable;
  if (code === DUPLICATE_KEY) return COMMON_ERRORS.alreadyExists;
  if (name === 'CastError' || name === 'BSONError') return COMMON_ERRORS.invalidId;
  const known = BY_STATUS.get(httpStatus);
  if (known) return known;
  // Another 4xx of Express or Nest: the status is kept, the message is not bilingual.
  if (httpStatus >= 400 && httpStatus < 500) {
    return { ...COMMON_ERRORS.badRequest, status: httpStatus };
  }
  return COMMON_ERRORS.unexpected;
}

/** Maps any error, of Nest, Express or the database too, to what the API answers. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const definition = definitionOf(error);
  const headers: Record<string, string> =
    definition === COMMON_ERRORS.unavailable ? { 'Retry-After': '5' } : {};
  return new ApiError(definition, { cause: error, headers });
}
