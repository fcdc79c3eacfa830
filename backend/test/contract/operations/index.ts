import { LIST_OPERATIONS } from '../support/list-operations';
import { nameOf, type Operation } from '../support/operation';
import { ACTIVITY } from './activity';
import { ADMIN_CALLS } from './admin';
import { BACKUPS } from './backups';
import { FIRST_HOUR } from './first-hour';
import { JOBS } from './jobs';
import { MESSAGES } from './messages';
import { PEOPLE } from './people';
import { NOTIFICATION_FEED } from './notification-feed';
import { NOTIFICATIONS } from './notifications';
import { PERSONAL_DATA } from './personal-data';
import { PICTURES } from './pictures';
import { REVISIONS } from './revisions';
import { SCHEDULED } from './scheduled';
import { SEARCH } from './search';
import { SINGLETONS } from './singletons';
import { SYSTEM } from './system';
import { TRASH } from './trash';

/** Every call of the API. Those of a list of content are in its own folder. */
export const OPERATIONS: readonly Operation[] = [
  ...ADMIN_CALLS,
  ...LIST_OPERATIONS,
  ...MESSAGES,
  ...JOBS,
  ...PEOPLE,
  ...NOTIFICATIONS,
  ...PERSONAL_DATA,
  ...BACKUPS,
  ...SINGLETONS,
  ...PICTURES,
  ...TRASH,
  SCHEDULED,
  ...REVISIONS,
  ACTIVITY,
  ...FIRST_HOUR,
  ...NOTIFICATION_FEED,
  SEARCH,
  ...SYSTEM,
];

/** @param name such as `PUT /projects/{id}` */
export function operationOf(name: string): Operation {
  const found = OPERATIONS.find((operation) => nameOf(operation) === name);
  if (!found) throw new Error(`There is no call ${name}.`);
  return found;
}
