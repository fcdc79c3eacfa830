import { equal } from '../../bson/key-encoding';
import { isDoc, type Doc } from '../../bson/types';
import { badValue, notSupported } from '../../errors';
import type { SortField } from '../../query/sort';
import type { Collection } from '../collection';
import { conditionsOf } from './conditions';
import { planIndex, type IndexPlan } from './index-plan';

export interface ScanPlan {
  kind: 'scan';
  sorted: false;
  reverse: false;
}

export type Plan = ScanPlan | IndexPlan;

export const SCAN: ScanPlan = { kind: 'scan', sorted: false, reverse: false };

/** Chooses the cheapest way to read; the result is the same for every plan. */
export function planQuery(
  { indexes }: Collection,
  filter: Doc,
  sort: readonly SortField[],
  hint?: unknown,
): Plan {
  const conditions = conditionsOf(filter);
  if (hint !== undefined) {
    if (isDoc(hint) && '$natural' in hint) throw notSupported("The hint '$natural'");
    const hinted = indexes.find(({ spec }) =>
      typeof hint === 'string' ? spec.name === hint : equal(spec.key, hint),
    );
    if (hinted) return planIndex(hinted, conditions, sort);
    throw badValue(
      'error processing query: hint provided does not correspond to an existing index',
    );
  }
  const plans = indexes.map((index) => planIndex(index, conditions, sort));
  const best = plans.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score > 0 ? best : SCAN;
}
