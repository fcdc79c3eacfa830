import type { Image } from './entities';

/** How long what is deleted stays in the trash. */
export const TRASH_DAYS = 30;

/** What the trash holds, by the last word of its address in the API. */
export const TRASH_KINDS = [
  'projects',
  'products',
  'reviews',
  'partners',
  'boxes',
  'values',
  'questions',
  'messages',
  'jobs',
] as const;

export type TrashKind = (typeof TRASH_KINDS)[number];

/** An item of GET /trash. */
export interface TrashItem {
  kind: TrashKind;
  _id: string;
  /** May be '' in drafts. */
  name: string;
  /** Absent where it has one language. */
  arName?: string;
  image?: Image;
  deletedAt: string;
  /** The admin's email address; null if unknown. */
  deletedBy: string | null;
}
