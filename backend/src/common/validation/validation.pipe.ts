import { type ValidationError, ValidationPipe, type ValidationPipeOptions } from '@nestjs/common';
import { ApiError, type BilingualFieldError, fillIn } from '../errors/api-error';
import { COMMON_ERRORS } from '../errors/common.errors';
import type { RuleContext } from './field-rule';
import { INVALID, REQUIRED, VALIDATION_MESSAGES } from './validation-messages';

function detailsOf(error: ValidationError, parent = ''): BilingualFieldError[] {
  const field = `${parent}${error.property}`;
  const nested = (error.children ?? []).flatMap((child) => detailsOf(child, `${field}.`));
  const [rule] = Object.keys(error.constraints ?? {});
  if (rule === undefined) return nested;
  const { message, params, holds } = (error.contexts?.[rule] ?? {}) as RuleContext;
  const text = message ?? VALIDATION_MESSAGES[rule] ?? INVALID;
  const place = holds ? `[${(error.value as unknown[]).findIndex((item) => !holds(item))}]` : '';
  return [{ field: field + place, message: fillIn(text, params) }, ...nested];
}

/** Turns class-validator's errors into a 400 with one message per field. */
function toApiError(errors: ValidationError[]): ApiError {
  const details = errors.flatMap((error) => detailsOf(error));
  const wrong = details.find(({ message }) => message.en !== REQUIRED.en);
  if (!wrong) return new ApiError(COMMON_ERRORS.fieldsMissing, { details });
  return new ApiError({ ...COMMON_ERRORS.validationFailed, message: wrong.message }, { details });
}

type Options = Pick<ValidationPipeOptions, 'expectedType' | 'forbidNonWhitelisted'>;

/**
 * Validates bodies and queries against their DTO: unknown fields are dropped and nothing is
 * coerced, so an operator object never becomes a text.
 * @param options.expectedType the DTO, where the type of the parameter does not name it
 * @param options.forbidNonWhitelisted reject unknown fields instead
 */
export const createValidationPipe = (options: Options = {}) =>
  new ValidationPipe({
    whitelist: true,
    transform: true,
    // One reason for a field: the first rule that fails.
    stopAtFirstError: true,
    exceptionFactory: toApiError,
    ...options,
  });
