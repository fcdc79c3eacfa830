import type { Image } from './entities';

/** Days until a trashed item is deleted permanently. */
export const TRASH_DAYS = 30;

/** Kinds of trashed items: the last segments of their API paths. */
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
  /** Absent for names in one language. */
  arName?: string;
  image?: Image;
  deletedAt: string;
  /** The admin's email address; null if unknown. */
  deletedBy: string | null;
}
