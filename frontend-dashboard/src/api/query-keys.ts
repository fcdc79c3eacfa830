import type { DATED_KINDS, ListName, OrderedKind } from '@manjara/contracts';

/** Path in the API of a list whose items are edited inline, not on a separate screen. */
export type ItemListPath = `/${OrderedKind}`;

/** The name of a resource in the API, in the texts and in the dashboard's addresses. */
export type ResourceName = (typeof DATED_KINDS)[number];

/** Key of everything that was read of a list. */
export const listKey = (name: ListName) => [name] as const;
