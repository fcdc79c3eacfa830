import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { messageLanguage } from '../http/language';
import { requestIdOf } from '../http/request-id';
import { toErrorBody } from './error-body';
import { toApiError } from './to-api-error';

/** Answers every error with the same body, in the language of the request. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Error');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const error = toApiError(thrown);
    const requestId = requestIdOf(request);

    const status = error.getStatus();
    if (status >= 500) this.logger.error({ err: error.cause ?? error, requestId }, error.code);
    if (response.headersSent) {
      // Part of the response is sent: only closing the connection shows that it failed.
      response.destroy(error);
      return;
    }
    response.removeHeader('ETag');
    response.set('Cache-Control', 'no-store');
    response.vary('Accept-Language');
    response.set(error.headers);
    response.status(status).json(toErrorBody(error, messageLanguage(request), requestId));
  }
}
