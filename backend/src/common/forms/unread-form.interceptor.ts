import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { ApiError } from '../errors/api-error';
import { COMMON_ERRORS } from '../errors/common.errors';
import { READS_FORM } from './multipart-form';

/** Refuses a form where the route reads none, instead of taking it for an empty body. */
@Injectable()
export class UnreadFormInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const isForm = request.is('multipart/form-data') === 'multipart/form-data';
    if (isForm && !this.reflector.get<boolean | undefined>(READS_FORM, context.getHandler())) {
      throw new ApiError(COMMON_ERRORS.unsupportedType);
    }
    return next.handle();
  }
}
