import type { BulkResult } from '@manjara/contracts';
import {
  applyDecorators,
  Body,
  type CallHandler,
  type ExecutionContext,
  HttpCode,
  Injectable,
  type NestInterceptor,
  type PipeTransform,
  Post,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request } from 'express';
import { map, type Observable } from 'rxjs';
import { toErrorBody } from '../../common/errors/error-body';
import { messageLanguage } from '../../common/http/language';
import { ApiAdmin } from '../../common/openapi/errors.dto';
import { createValidationPipe } from '../../common/validation/validation.pipe';
import type { BulkOutcome } from './bulk';
import { BulkDto, BulkResultDto } from './bulk.dto';

/** Refuses unknown fields, such as `status` for a kind without drafts. */
class BulkPipe implements PipeTransform {
  private readonly pipe = createValidationPipe({ forbidNonWhitelisted: true });

  constructor(private readonly metatype: Type<BulkDto>) {}

  transform(body: unknown): Promise<unknown> {
    return this.pipe.transform(body ?? {}, { type: 'body', metatype: this.metatype });
  }
}

/** Answers the errors of single items in the language of the request. */
@Injectable()
class BulkInterceptor implements NestInterceptor<BulkOutcome[], BulkResult[]> {
  intercept(context: ExecutionContext, next: CallHandler<BulkOutcome[]>): Observable<BulkResult[]> {
    const language = messageLanguage(context.switchToHttp().getRequest<Request>());
    const toResult = ({ error, ...outcome }: BulkOutcome): BulkResult => ({
      ...outcome,
      ...(error && { error: toErrorBody(error, language) }),
    });
    return next.handle().pipe(map((outcomes) => outcomes.map(toResult)));
  }
}

/** The body of a bulk call. @param dto absent: the kind has neither drafts nor categories */
export const BulkBody = (dto: Type<BulkDto> = BulkDto) => Body(new BulkPipe(dto));

/** POST /bulk: one change to several items, or the last one taken back. */
export const BulkRoute = (dto: Type<BulkDto> = BulkDto) =>
  applyDecorators(
    Post('bulk'),
    HttpCode(200),
    ApiAdmin(),
    UseInterceptors(BulkInterceptor),
    ApiOperation({
      summary: 'Makes one change to several items, or takes the last one back',
      description: 'An item that is refused has an error; the others are changed all the same',
    }),
    ApiBody({ type: dto }),
    ApiOkResponse({ type: [BulkResultDto], description: 'In the order of the request' }),
  );
