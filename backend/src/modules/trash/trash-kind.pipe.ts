import { TRASH_KINDS, type TrashKind } from '@manjara/contracts';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';

/** @throws ApiError 404 for a kind that the trash does not hold */
@Injectable()
export class TrashKindPipe implements PipeTransform<string, TrashKind> {
  transform(value: string): TrashKind {
    const kind = TRASH_KINDS.find((known) => known === value);
    if (!kind) throw new ApiError(COMMON_ERRORS.notFound);
    return kind;
  }
}
