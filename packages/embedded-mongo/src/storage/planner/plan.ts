import type { CollectionIndex } from '../collection-index';
import type { HeldFilter } from '../held/held-filter';
import type { KeyRange } from '../keys';

/** Reads all documents. */
export interface ScanPlan {
  kind: 'scan';
  reverse: boolean;
  /** Whether the documents come in the order that was asked for. */
  sorted: boolean;
}

/** Reads the documents that ranges of one index point to. */
export interface IndexPlan {
  kind: 'index';
  index: CollectionIndex;
  ranges: KeyRange[];
  reverse: boolean;
  sorted: boolean;
  /** Whether all of them match the filter, so that it need not be tested. */
  exact: boolean;
  /** Whether the filter bounds the ranges, or the index is read whole for its order. */
  bounded: boolean;
  score: number;
}

/** Reads the documents of several index plans, one for each branch of an `$or`. */
export interface UnionPlan {
  kind: 'union';
  plans: IndexPlan[];
  sorted: false;
}

/** Reads the documents of a set that what is held of indexes gives, in the order of another one. */
export interface HeldPlan {
  kind: 'held';
  filter: HeldFilter;
  /** Absent: in the order of insertion. */
  order?: { index: CollectionIndex; reverse: boolean };
  sorted: boolean;
}

export type Plan = ScanPlan | IndexPlan | UnionPlan | HeldPlan;
