import { type Status, STATUSES } from '@manjara/contracts';
import { Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { OneOf } from './query-fields';
import { createValidationPipe } from './validation.pipe';

/** The states that a list asks for. */
export type StatusQuery = Status | 'all';

const LABEL = { en: 'Status', ar: 'الحالة' };

/** Query parameter; default: published. */
export const StatusQueryField = () => OneOf(LABEL, [...STATUSES, 'all']);

/** Form field; default: published on creation, unchanged on update. */
export const StatusField = () => OneOf(LABEL, STATUSES);

/** Query of a list that supports drafts. */
export class StatusQueryDto {
  @StatusQueryField()
  status?: StatusQuery;
}

/** Validates a form as a draft if it has `status=draft`, else as a published entity. */
@Injectable()
export class StatusFormPipe implements PipeTransform {
  private readonly pipe = createValidationPipe();

  constructor(
    private readonly published: Type<object>,
    private readonly draft: Type<object>,
  ) {}

  transform(form: { status?: unknown } | undefined): Promise<unknown> {
    const metatype = form?.status === 'draft' ? this.draft : this.published;
    return this.pipe.transform(form ?? {}, { type: 'body', metatype });
  }
}
