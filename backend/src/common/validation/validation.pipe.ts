import { type ValidationError, ValidationPipe, type ValidationPipeOptions } from '@nestjs/common';
import { ApiError, type Bilingual, type BilingualFieldError, fillIn } from '../errors/api-error';
import { COMMON_ERRORS } from '../errors/common.errors';
import type { FieldContext } from './field-rule';
import { INVALID, REQUIRED, VALIDATION_MESSAGES } from './validation-messages';

interface FieldFailure extends BilingualFieldError {
  label: Bilingual;
  isMissing: boolean;
}

/** An unknown field is named as it was sent, isolated from the text direction around it. */
function quoted(field: string): Bilingual {
  const name = `\u2068${field}\u2069`;
  return { en: name, ar: name };
}

function failuresOf(error: ValidationError, parent = ''): FieldFailure[] {
  const field = `${parent}${error.property}`;
  const nested = (error.children ?? []).flatMap((child) => failuresOf(child, `${field}.`));
  const [rule] = Object.keys(error.constraints ?? {});
  if (rule === undefined) return nested;
  const context = error.contexts?.[rule] as FieldContext | undefined;
  const index = context?.wrongIndex?.(error.value);
  const message = context?.message ?? VALIDATION_MESSAGES[rule] ?? INVALID;
  const failure = {
    field: index === undefined ? field : `${field}[${index}]`,
    label: context?.label ?? quoted(field),
    message: fillIn(message, context?.params),
    isMissing: message === REQUIRED,
  };
  return [failure, ...nested];
}

/** Turns class-validator's errors into a 400 with one message per field. */
function toApiError(errors: ValidationError[]): ApiError {
  const failures = errors.flatMap((error) => failuresOf(error));
  const details = failures.map(({ field, message }): BilingualFieldError => ({ field, message }));
  const wrong = failures.find(({ isMissing }) => !isMissing);
  if (!wrong) return new ApiError(COMMON_ERRORS.fieldsMissing, { details });

  const { label, message } = wrong;
  const first = { en: `${label.en}: ${message.en}`, ar: `${label.ar}: ${message.ar}` };
  return new ApiError({ ...COMMON_ERRORS.validationFailed, message: first }, { details });
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
