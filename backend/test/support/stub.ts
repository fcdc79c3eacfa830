import type { Type } from '@nestjs/common';

/** A provider of which only the given members work. */
export const stub = <T extends object>(
  type: Type<T>,
  members: Partial<Record<keyof T, unknown>> = {},
): T => Object.assign(Object.create(type.prototype as object) as T, members);
