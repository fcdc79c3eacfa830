import type { DRAFT_KINDS } from './content';
import type { NamedItem } from './entities';

/** A draft with a time of publication: an item of GET /scheduled. */
export interface ScheduledItem extends NamedItem {
  kind: (typeof DRAFT_KINDS)[number];
  publishAt: string;
  /** Names of the fields that kept it from being published then; absent: it still waits. */
  publishFaults?: string[];
}
