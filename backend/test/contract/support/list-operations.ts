import { CONTENT_KINDS, type ContentKind, listNameOf } from '@manjara/contracts';
import { join } from 'node:path';
import type { Method, Operation } from './operation';

const MODULES = join(__dirname, '../../../src/modules');

/** The calls of every list of content, which its folder has as `operations` in `<name>.fixture.ts`. */
export const LIST_OPERATIONS: readonly Operation[] = CONTENT_KINDS.map(listNameOf).flatMap(
  (name) =>
    jest.requireActual<{ operations: readonly Operation[] }>(join(MODULES, name, `${name}.fixture`))
      .operations,
);

/** @param below its address under that of the list, e.g. `/{id}` */
export const callOf = (kind: ContentKind, method: Method, below = ''): Operation =>
  LIST_OPERATIONS.find(
    (one) => one.method === method && one.path === `/${kind}${below}`,
  ) as Operation;
