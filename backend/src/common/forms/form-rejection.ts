import multer from 'multer';
import { ApiError, type ErrorDefinition, fillIn } from '../errors/api-error';
import { isNoRoom } from '../errors/to-api-error';
import { FORM_ERRORS } from './forms.errors';

function rejection(definition: ErrorDefinition, field: string, max: number): ApiError {
  const message = fillIn(definition.message, { max });
  return new ApiError(definition, { params: { max }, details: [{ field, message }] });
}

/** The error of a field with more parts than it takes. */
export const tooManyFiles = (field: string, max: number): ApiError =>
  rejection(max === 1 ? FORM_ERRORS.secondFile : FORM_ERRORS.tooManyFiles, field, max);

const BY_CODE: Readonly<Record<string, ErrorDefinition>> = {
  LIMIT_FIELD_COUNT: FORM_ERRORS.tooManyParts,
  LIMIT_FIELD_NESTING: FORM_ERRORS.tooManyParts,
  LIMIT_FIELD_ARRAY_INDEX: FORM_ERRORS.tooManyParts,
  LIMIT_FILE_COUNT: FORM_ERRORS.tooManyParts,
  LIMIT_FIELD_VALUE: FORM_ERRORS.textTooLong,
};

/** What to answer when multer gives up. A disk without room is not the sender's fault. */
export function toFormError(error: unknown, fileMb: number): unknown {
  if (error instanceof ApiError || isNoRoom(error)) return error;
  if (error instanceof multer.MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') {
      return rejection(FORM_ERRORS.fileTooLarge, error.field ?? '', fileMb);
    }
    const known = BY_CODE[error.code];
    if (known) return new ApiError(known, { cause: error });
  }
  return new ApiError(FORM_ERRORS.broken, { cause: error });
}
