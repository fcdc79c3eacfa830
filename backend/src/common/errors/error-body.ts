import type { ErrorBody, Language } from '@manjara/contracts';
import type { ApiError } from './api-error';

/** An error as the API answers it. @param requestId the id in the log */
export function toErrorBody(error: ApiError, language: Language, requestId?: string): ErrorBody {
  const statusCode = error.getStatus();
  return {
    statusCode,
    error: error.code,
    message: error.text[language],
    ...(error.details && {
      details: error.details.map(({ field, message }) => ({ field, message: message[language] })),
    }),
    ...(error.changedAt && { changedAt: error.changedAt.toISOString() }),
    ...(statusCode >= 500 && { requestId }),
  };
}
