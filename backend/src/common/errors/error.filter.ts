import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { ErrorBody, Language } from '@manjara/contracts';
import type { Request, Response } from 'express';
import { messageLanguage } from '../http/language';
import { requestIdOf } from '../http/request-id';
import type { ApiError } from './api-error';
import { toApiError } from './to-api-error';

function bodyOf(error: ApiError, language: Language, requestId: string): ErrorBody {
  return {
    statusCode: error.status,
    error: error.code,
    message: error.text[language],
    ...(error.details && {
      details: error.details.map(({ field, message }) => ({ field, message: message[language] })),
    }),
    ...(error.changedAt && { changedAt: error.changedAt.toISOString() }),
    ...(error.status >= 500 && { requestId }),
  };
}

/** Turns everything that is thrown into the one error body, in the language of the request. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Error');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const error = toApiError(thrown);
    const requestId = requestIdOf(request);

    if (error.status >= 500)
      this.logger.error({ err: error.cause ?? error, requestId }, error.code);
    if (response.headersSent) {
      // Half an answer is out: cutting it off is the only way left to say that it failed.
      response.destroy(error);
      return;
    }
    response.removeHeader('ETag');
    response.set('Cache-Control', 'no-store');
    response.vary('Accept-Language');
    response.set(error.headers);
    response.status(error.status).json(bodyOf(error, messageLanguage(request), requestId));
  }
}
