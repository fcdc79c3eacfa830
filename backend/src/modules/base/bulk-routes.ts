import type { BulkResult } from '@manjara/contracts';
import {
  applyDecorators,
  Body,
  type CallHandler,
  type ExecutionContext,
  HttpCode,
  Injectable,
  type NestInterceptor,
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
import { DtoPipe } from '../../common/validation/dto.pipe';
import type { BulkOutcome } from './bulk';
import { BulkDto, BulkResultDto } from './bulk.dto';

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

/**
 * The body of a bulk call. Unknown fields are refused, such as `status` for a kind without drafts.
 * @param dto absent: the kind has neither drafts nor categories
 */
export const BulkBody = (dto: Type<BulkDto> = BulkDto) =>
  Body(new DtoPipe(dto, { forbidNonWhitelisted: true }));

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
