import { nameOf, type Operation } from '../support/operation';
import { ACTIVITY } from './activity';
import { ADMIN_CALLS } from './admin';
import { CONTENT_LISTS } from './content';
import { JOBS } from './jobs';
import { MESSAGES } from './messages';
import { PARTNERS } from './partners';
import { PERSONAL_DATA } from './personal-data';
import { PICTURES } from './pictures';
import { PRODUCTS } from './products';
import { PROJECTS } from './projects';
import { REVIEWS } from './reviews';
import { REVISIONS } from './revisions';
import { SINGLETONS } from './singletons';
import { SYSTEM } from './system';
import { TRASH } from './trash';

/** Every call of the API; a new one is a new row in the table of its resource. */
export const OPERATIONS: readonly Operation[] = [
  ...ADMIN_CALLS,
  ...PROJECTS,
  ...PRODUCTS,
  ...REVIEWS,
  ...PARTNERS,
  ...MESSAGES,
  ...JOBS,
  ...PERSONAL_DATA,
  ...SINGLETONS,
  ...CONTENT_LISTS,
  ...PICTURES,
  ...TRASH,
  ...REVISIONS,
  ACTIVITY,
  ...SYSTEM,
];

/** @param name such as `PUT /projects/{id}` */
export function operationOf(name: string): Operation {
  const found = OPERATIONS.find((operation) => nameOf(operation) === name);
  if (!found) throw new Error(`There is no call ${name}.`);
  return found;
}
