import type { ValidationError } from '@nestjs/common';
import { ApiError, type Bilingual, type BilingualFieldError } from '../errors/api-error';
import { COMMON_ERRORS } from '../errors/common.errors';
import { checkContextsOf, type Failure, invalid } from './check';

interface FieldFailure extends Failure {
  field: string;
  label: Bilingual;
}

const UNEXPLAINED = invalid('This is not valid.', 'القيمة غير صالحة.');

function failuresOf(error: ValidationError, parent = ''): FieldFailure[] {
  const field = `${parent}${error.property}`;
  const nested = (error.children ?? []).flatMap((child) => failuresOf(child, `${field}.`));
  if (!error.constraints) return nested;

  const found = checkContextsOf(error.contexts).map(({ label, explain }) => ({
    field,
    label,
    ...(explain(error.value, error.target ?? {}) ?? UNEXPLAINED),
  }));
  // One sentence for a field: that it is missing says more than what follows from it.
  const told = found.find(({ kind }) => kind === 'missing') ?? found[0];
  return [told ?? { field, label: { en: field, ar: field }, ...UNEXPLAINED }, ...nested];
}

/** Turns what class-validator found into the 400 that a person can act on. */
export function toValidationError(errors: ValidationError[]): ApiError {
  const failures = errors.flatMap((error) => failuresOf(error));
  const details = failures.map(({ field, message }): BilingualFieldError => ({ field, message }));
  const wrong = failures.find(({ kind }) => kind === 'invalid');
  if (!wrong) return new ApiError(COMMON_ERRORS.fieldsMissing, { details });

  const sentence = (language: 'ar' | 'en') =>
    `${wrong.label[language]}: ${wrong.message[language]}`;
  return new ApiError(
    { ...COMMON_ERRORS.validationFailed, message: { ar: sentence('ar'), en: sentence('en') } },
    { details },
  );
}
