import { CONTENT_KINDS, type Status } from './content';
import type { Image } from './entities';

/** API paths of the lists that are searched. */
export const SEARCHED_KINDS = [...CONTENT_KINDS, 'messages', 'jobs'] as const;

export type SearchedKind = (typeof SEARCHED_KINDS)[number];

/** Items per list in the response. */
export const SEARCH_RESULTS_SHOWN = 5;

export interface SearchResult {
  _id: string;
  /** Of a draft it may be ''. */
  name: string;
  /** Absent for names in one language. */
  arName?: string;
  image?: Image;
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
