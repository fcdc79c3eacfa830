import { LIST_FIXTURES } from '../support/list-fixture';
import type { Operation } from '../support/operation';
import { ACTIVITY } from './activity';
import { ADMIN_CALLS } from './admin';
import { JOBS } from './jobs';
import { MESSAGES } from './messages';
import { PERSONAL_DATA } from './personal-data';
import { PICTURES } from './pictures';
import { REVISIONS } from './revisions';
import { SINGLETONS } from './singletons';
import { SYSTEM } from './system';
import { TRASH } from './trash';

/** Every call of the API. Those of a list of content are in its own folder. */
export const OPERATIONS: readonly Operation[] = [
  ...ADMIN_CALLS,
  ...Object.values(LIST_FIXTURES).flatMap(({ operations }) => operations),
  ...MESSAGES,
  ...JOBS,
  ...PERSONAL_DATA,
  ...SINGLETONS,
  ...PICTURES,
  ...TRASH,
  ...REVISIONS,
  ACTIVITY,
  ...SYSTEM,
];
