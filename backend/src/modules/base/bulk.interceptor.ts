import type { BulkResult } from '@manjara/contracts';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { map, type Observable } from 'rxjs';
import { toErrorBody } from '../../common/errors/error-body';
import { messageLanguage } from '../../common/http/language';
import type { BulkOutcome } from './bulk';

/** Translates the errors of single items to the request's language. */
@Injectable()
export class BulkInterceptor implements NestInterceptor<BulkOutcome[], BulkResult[]> {
  intercept(context: ExecutionContext, next: CallHandler<BulkOutcome[]>): Observable<BulkResult[]> {
    const language = messageLanguage(context.switchToHttp().getRequest<Request>());
    const toResult = ({ error, ...outcome }: BulkOutcome): BulkResult => ({
      ...outcome,
      ...(error && { error: toErrorBody(error, language) }),
    });
    return next.handle().pipe(map((outcomes) => outcomes.map(toResult)));
  }
}
