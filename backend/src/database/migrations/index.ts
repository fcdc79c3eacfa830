import type { Migration } from './migration';
import { draftsInPlace } from './drafts-in-place';
import { namesSortedByNumber } from './names-sorted-by-number';
import { ordersInLists } from './orders-in-lists';
import { owners } from './owners';
import { picturesOfTheirOwn } from './pictures-of-their-own';
import { projectAddresses } from './project-addresses';
import { progress } from './progress';
import { trash } from './trash';

export type { Migration } from './migration';

/** In order; the first leads from version 1 to 2. Never change a released migration. */
export const MIGRATIONS: readonly Migration[] = [
  namesSortedByNumber,
  ordersInLists,
  draftsInPlace,
  picturesOfTheirOwn,
  trash,
  progress,
  projectAddresses,
  owners,
];

/** The schema version that this code reads and writes. */
export const SCHEMA_VERSION = MIGRATIONS.at(-1)?.version ?? 1;
