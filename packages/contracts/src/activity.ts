import { CONTENT_KINDS } from './content';
import { REVISED_SECTIONS } from './previous-versions';

/** Days until an activity is deleted. */
export const ACTIVITY_DAYS = 365;

export const ACTIVITY_PAGE_SIZE = 50;

export const ACTIVITY_ACTIONS = [
  'created',
  'changed',
  'published',
  'unpublished',
  'scheduled',
  'unscheduled',
  'published_as_scheduled',
  'deleted',
  'deleted_for_good',
  'restored',
  'signed_in',
  'downloaded_everything',
] as const;

/** API paths of the lists and sections. */
export const ACTIVITY_KINDS = [
  ...CONTENT_KINDS,
  'messages',
  'jobs',
  ...REVISED_SECTIONS,
  'people',
] as const;

export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** An admin's action: an entry of GET /activity. */
export interface Activity {
  _id: string;
  at: string;
  /** The admin's email address; null if unknown. */
  by: string | null;
  action: ActivityAction;
  /** Absent for sign-ins and downloads of everything. */
  kind?: ActivityKind;
  /** Absent where there is no kind, and for sections. */
  id?: string;
  /** The item's name at the time; absent for messages and applications. */
  name?: string;
  /** Absent for names in one language. */
  arName?: string;
  /** Names of the changed fields, as in the item's response. */
  fields: string[];
}
