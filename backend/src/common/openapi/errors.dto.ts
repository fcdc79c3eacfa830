import type { ErrorBody, FieldError } from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiProperty,
  ApiResponse,
  type ApiResponseOptions,
  getSchemaPath,
} from '@nestjs/swagger';
import { ApiIdParam } from './id';

class FieldErrorDto implements FieldError {
  @ApiProperty()
  field: string;

  @ApiProperty()
  message: string;
}

/** The body of every error (design §7.1). */
export class ErrorBodyDto implements ErrorBody {
  @ApiProperty({ type: 'integer', minimum: 400, maximum: 599 })
  statusCode: number;

  @ApiProperty({ description: 'Stable code for programs', pattern: '^[a-z_]+$' })
  error: string;

  @ApiProperty({
    minLength: 1,
    description: 'One sentence for a person, in the language of Accept-Language',
  })
  message: string;

  @ApiProperty({ type: [FieldErrorDto], required: false })
  details?: FieldErrorDto[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    required: false,
    description: 'On a 412, where it is known: when it was changed',
  })
  changedAt?: string;

  @ApiProperty({ type: String, required: false, description: 'Under which the log has the error' })
  requestId?: string;
}

type Headers = NonNullable<ApiResponseOptions['headers']>;

const RETRY_AFTER: Headers = {
  'Retry-After': { required: true, description: 'Seconds', schema: { type: 'integer' } },
};

/** Errors are JSON on all routes, whatever else they produce. */
const failure = (status: number, description: string, headers?: Headers): ApiResponseOptions => ({
  status,
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorBodyDto) } } },
});

/** The same in the finished description. */
export const failureResponse = (description: string) => ({
  description,
  content: failure(0, description).content,
});

export const ApiFailure = (status: number, description: string) =>
  ApiResponse(failure(status, description));

/** Documents a route that needs a sign-in. */
export const ApiAdmin = () =>
  applyDecorators(ApiBearerAuth(), ApiFailure(401, 'Nobody is signed in'));

/** Documents a route that answers 404 for an unknown id. */
export const ApiUnknownId = () =>
  applyDecorators(ApiIdParam(), ApiFailure(404, 'Nothing has this id'));

export const ApiLimited = () => ApiResponse(failure(429, 'Too many requests', RETRY_AFTER));

/** Errors of all routes, as the body is read before the route is known. */
export const COMMON_FAILURES: readonly ApiResponseOptions[] = [
  failure(400, 'The request is not as described here; `details` names the fields'),
  failure(413, 'The body, or a file of it, is too large'),
  failure(415, 'The body, or a file of it, is of a type that is not accepted'),
  failure(500, 'An unexpected error: the log has it under `requestId`'),
  failure(503, 'The database is away, or too much is under way', RETRY_AFTER),
  failure(507, 'The disk of the server is full: nothing new can be saved'),
];
