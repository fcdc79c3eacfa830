import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';

type Answer = Type<object> | [Type<object>];

/** Response schema: a published entity or a draft. */
export function ApiDraftable(published: Answer, draft: Answer, status = 200) {
  const [one, other] = [published, draft].flat() as [Type<object>, Type<object>];
  const either = { anyOf: [{ $ref: getSchemaPath(one) }, { $ref: getSchemaPath(other) }] };
  const schema = Array.isArray(published) ? { type: 'array', items: either } : either;
  return applyDecorators(ApiExtraModels(one, other), ApiResponse({ status, schema }));
}
