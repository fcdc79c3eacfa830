import { type Status, STATUSES } from '@manjara/contracts';
import { Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { OneOf } from './query-fields';
import { createValidationPipe } from './validation.pipe';

/** The states that a list asks for. */
export type StatusQuery = Status | 'all';

const LABEL = { en: 'Status', ar: 'الحالة' };

/** Optional in a query; absent: what is published. */
export const StatusQueryField = () => OneOf(LABEL, [...STATUSES, 'all']);

/** Optional in a form; absent: published when it is added, else as it was. */
export const StatusField = () => OneOf(LABEL, STATUSES);

/** GET of a list that may have drafts. */
export class StatusQueryDto {
  @StatusQueryField()
  status?: StatusQuery;
}

/** Holds a form to the rules of drafts where it says `status=draft`, else to those of what is published. */
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
