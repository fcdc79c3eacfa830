import { CONTENT_KINDS, type ContentKind, listNameOf } from '@manjara/contracts';
import { join } from 'node:path';
import type { Method, Operation } from './operation';

/** What the tests know of a list. Its folder has it in `<name>.fixture.ts`, as `fixture`. */
export interface ListFixture {
  /** The text that names an item in the trash and in the activity. */
  namedBy: string;
  /** The field of an answer that has it; absent: of the same name. */
  answeredIn?: string;
  operations: readonly Operation[];
}

const MODULES = join(__dirname, '../../../src/modules');

const fixtureOf = (name: string): ListFixture =>
  jest.requireActual<{ fixture: ListFixture }>(join(MODULES, name, `${name}.fixture`)).fixture;

/** Of every list of content. */
export const LIST_FIXTURES = Object.fromEntries(
  CONTENT_KINDS.map((kind) => [kind, fixtureOf(listNameOf(kind))]),
) as Record<ContentKind, ListFixture>;

/** A call of a list. @param below its address, e.g. `/{id}` */
export const callOf = (kind: ContentKind, method: Method, below = ''): Operation =>
  LIST_FIXTURES[kind].operations.find(
    (one) => one.method === method && one.path === `/${kind}${below}`,
  ) as Operation;
