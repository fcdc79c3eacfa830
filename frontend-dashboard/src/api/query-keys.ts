import type { TrashKind } from '@manjara/contracts';
import type { Inbox } from './inbox/inbox';

/** Lists whose items are edited inline, not on a separate screen: their paths by kind. */
export const ITEM_LISTS = {
  partners: '/partners',
  boxes: '/content/boxes',
  values: '/content/values',
  questions: '/content/questions',
} as const;

export type ItemListPath = (typeof ITEM_LISTS)[keyof typeof ITEM_LISTS];

/** The name of a resource in the API, in the texts and in the dashboard's addresses. */
export type ResourceName = Exclude<TrashKind, Inbox | keyof typeof ITEM_LISTS>;

export const itemsKey = (list: ItemListPath) => ['items', list];

/** Key of everything that was read of a resource. */
export const resourceKey = (name: ResourceName) => [name] as const;
