import { CONTENT_KINDS, type Status } from './content';
import type { NamedItem } from './entities';

/** API paths of the lists that are searched. */
export const SEARCHED_KINDS = [...CONTENT_KINDS, 'messages', 'jobs'] as const;

export type SearchedKind = (typeof SEARCHED_KINDS)[number];

/** Items per list in the response. */
export const SEARCH_RESULTS_SHOWN = 5;

export interface SearchResult extends NamedItem {
  /** Absent where there are no drafts. */
  status?: Status;
  /** The beginning of a message or application. */
  excerpt?: string;
}

/** The results in one list: an entry of GET /search. */
export interface SearchGroup {
  kind: SearchedKind;
  items: SearchResult[];
  total: number;
}
