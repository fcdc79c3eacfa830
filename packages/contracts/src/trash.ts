import { CONTENT_KINDS, type ListName, listNameOf } from './content';
import type { NamedItem } from './entities';

/** Days until an item of the trash or of a spam folder is deleted permanently. */
export const TRASH_DAYS = 30;

export type TrashKind = ListName | 'messages' | 'jobs';

/** Kinds of trashed items: the last segments of their API paths. */
export const TRASH_KINDS: readonly TrashKind[] = [
  ...CONTENT_KINDS.map(listNameOf),
  'messages',
  'jobs',
];

/** An item of GET /trash. */
export interface TrashItem extends NamedItem {
  kind: TrashKind;
  deletedAt: string;
  /** The admin's email address; null if unknown. */
  deletedBy: string | null;
}
