import type { DRAFT_KINDS } from './content';
import type { Image } from './entities';

/** A draft with a time of publication: an item of GET /scheduled. */
export interface ScheduledItem {
  kind: (typeof DRAFT_KINDS)[number];
  _id: string;
  name: string;
  /** Absent for names in one language. */
  arName?: string;
  image?: Image;
  publishAt: string;
  /** Names of the fields that kept it from being published then; absent: it still waits. */
  publishFaults?: string[];
}
