import { equal } from '../../bson/key-encoding';
import type { Doc } from '../../bson/types';
import { badValue } from '../../errors';
import type { SortField } from '../../query/sort';
import type { Collection } from '../collection';
import type { CollectionIndex } from '../collection-index';
import { Conditions } from './conditions';
import { IndexCandidate, type IndexPlan } from './index-candidate';

/** Reads all documents. */
export interface ScanPlan {
  kind: 'scan';
  sorted: false;
  reverse: false;
}

export type Plan = ScanPlan | IndexPlan;

/** Chooses how to read what a query asks for; the choice never changes the answer. */
export function planQuery(
  collection: Collection,
  filter: Doc,
  sort: readonly SortField[],
  hint?: unknown,
): Plan {
  const conditions = new Conditions(filter);
  const hinted = hint === undefined ? undefined : findHinted(collection, hint);
  let best: IndexPlan | undefined;
  for (const index of hinted ? [hinted] : collection.indexes) {
    const plan = new IndexCandidate(index, conditions).plan(sort, hinted !== undefined);
    if (plan && (!best || plan.score > best.score)) best = plan;
  }
  return best ?? { kind: 'scan', reverse: false, sorted: false };
}

function findHinted(collection: Collection, hint: unknown): CollectionIndex {
  const found = collection.indexes.find(({ spec }) =>
    typeof hint === 'string' ? spec.name === hint : equal(spec.key, hint),
  );
  if (found) return found;
  throw badValue(
    'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
  );
}
