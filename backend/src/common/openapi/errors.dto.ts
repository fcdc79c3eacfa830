import type { ErrorBody, FieldError } from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNotFoundResponse,
  ApiProperty,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';

export class FieldErrorDto implements FieldError {
  @ApiProperty()
  field: string;

  @ApiProperty()
  message: string;
}

/** The body of every error (design §7.1). */
export class ErrorBodyDto implements ErrorBody {
  @ApiProperty({ type: Number })
  statusCode: number;

  @ApiProperty({ description: 'Stable code for programs' })
  error: string;

  @ApiProperty({ description: 'One sentence for a person, in the language of Accept-Language' })
  message: string;

  @ApiProperty({ type: [FieldErrorDto], required: false })
  details?: FieldErrorDto[];

  @ApiProperty({ type: String, required: false, description: 'Under which the log has the error' })
  requestId?: string;
}

/** Documents a route that needs a sign-in. */
export const ApiAdmin = () =>
  applyDecorators(ApiBearerAuth(), ApiUnauthorizedResponse({ type: ErrorBodyDto }));

/** Documents a route that answers 404 for an id that nobody has. */
export const ApiUnknownId = () => ApiNotFoundResponse({ type: ErrorBodyDto });
