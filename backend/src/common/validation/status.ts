import { type Status, STATUSES } from '@manjara/contracts';
import { Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { PartialType } from '@nestjs/swagger';
import { getMetadataStorage, ValidateIf } from 'class-validator';
import { OneOf } from './query-fields';
import { createValidationPipe } from './validation.pipe';

/** The states in a list query. */
export type StatusQuery = Status | 'all';

/** Query parameter; default: published. */
export const StatusQueryField = () => OneOf([...STATUSES, 'all']);

/** Form field; default: published on creation, unchanged on update. */
export const StatusField = () => OneOf(STATUSES);

/** Query of a list that supports drafts. */
export class StatusQueryDto {
  @StatusQueryField()
  status?: StatusQuery;
}

/** The DTO of an update: all fields are optional; with `status=draft`, a blank text clears one. */
export function ChangeOf<Dto extends object>(added: Type<Dto>): Type<Partial<Dto>> {
  const change = PartialType(added);
  const rules = getMetadataStorage().getTargetValidationMetadatas(change, '', false, false);
  const isChecked = ({ status }: { status?: unknown }, value: unknown) =>
    status !== 'draft' || value !== '';
  for (const field of new Set(rules.map(({ propertyName }) => propertyName))) {
    ValidateIf(isChecked)(change.prototype as object, field);
  }
  return change;
}

interface StatusForm {
  status?: unknown;
  publishAt?: unknown;
}

/**
 * Validates a new entity. A draft requires no fields and is validated like an update, unless it is
 * to be published by itself.
 */
@Injectable()
export class StatusFormPipe implements PipeTransform {
  private readonly pipe = createValidationPipe();

  constructor(
    private readonly published: Type<object>,
    private readonly change: Type<object>,
  ) {}

  transform(form: StatusForm | undefined): Promise<unknown> {
    const isPlainDraft = form?.status === 'draft' && !form.publishAt;
    const metatype = isPlainDraft ? this.change : this.published;
    return this.pipe.transform(form, { type: 'body', metatype });
  }
}
