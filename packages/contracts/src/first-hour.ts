import type { BulkRevert } from './bulk';
import type { ListName } from './content';

/** The steps of the setup checklist; true when done. */
export interface FirstHour {
  /** Phone and WhatsApp number are the firm's own. */
  phone: boolean;
  /** So are the opening hours. */
  hours: boolean;
  /** A project that is not the demo's is published. */
  project: boolean;
  /** So is a review. */
  review: boolean;
  /** No item of the demo is left as it was loaded; absent where the site never had the demo. */
  demo?: boolean;
}

/** The demo items in one list. */
export interface DemoCount {
  kind: ListName;
  /** Items that are as they were loaded. */
  unchanged: number;
  /** Items that were edited, under their first name. */
  changed: number;
}

/** The items of one list that went to the trash with the demo. */
export interface RemovedDemo {
  kind: ListName;
  /** With their versions, for a revert. */
  items: BulkRevert[];
}
