import { equal } from '../../bson/compare';
import { isDoc, toNumber, type Doc } from '../../bson/types';
import { badValue } from '../../errors';
import type { SortField } from '../../query/sort';
import type { Collection } from '../collection';
import type { CollectionIndex } from '../collection-index';
import { heldFilter, indexesOf } from '../held/held-filter';
import { Conditions } from './conditions';
import { IndexCandidate } from './index-candidate';
import type { HeldPlan, IndexPlan, Plan, UnionPlan } from './plan';

const isNatural = (value: unknown): value is { $natural: unknown } =>
  isDoc(value) && '$natural' in value;

/**
 * Chooses how to read what a query asks for; the choice never changes the answer.
 * @param mayHold whether what is held in memory may be read
 */
export function planQuery(
  collection: Collection,
  filter: Doc,
  sort: readonly SortField[],
  hint?: unknown,
  mayHold = true,
): Plan {
  const natural = isNatural(hint) ? toNumber(hint.$natural) : undefined;
  const byInsertion = sort.length === 1 && sort[0]!.name === '$natural' ? sort[0] : undefined;
  if (natural !== undefined || byInsertion) {
    const reverse = (natural ?? byInsertion!.direction) < 0;
    return { kind: 'scan', reverse, sorted: byInsertion !== undefined };
  }
  const conditions = new Conditions(filter);
  const hinted = hint === undefined ? undefined : findHinted(collection, hint);
  let best: IndexPlan | undefined;
  for (const index of hinted ? [hinted] : collection.indexes) {
    const plan = new IndexCandidate(index, conditions).plan(sort, hinted !== undefined);
    if (plan && (!best || plan.score > best.score)) best = plan;
  }
  if (hinted && !best) throw badValue('the hinted sparse index cannot answer this query');
  const held = mayHold ? planHeld(collection, filter, sort, best, hinted) : undefined;
  if (held) return held;
  if (!hinted && !best?.bounded) {
    const union = planUnion(collection, conditions.ors);
    if (union) return union;
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

/** One plan for each branch of an `$or`, if an index bounds every one. */
function planUnion(collection: Collection, ors: readonly unknown[][]): UnionPlan | undefined {
  for (const branches of ors) {
    // A union reads indexes alone: a branch that reads what is held would have all be scanned.
    const plans = branches.map((branch) =>
      planQuery(collection, branch as Doc, [], undefined, false),
    );
    if (plans.every((plan): plan is IndexPlan => plan.kind === 'index' && plan.bounded)) {
      return { kind: 'union', plans, sorted: false };
    }
  }
  return undefined;
}

/** A plan on what is held in memory, where it is worth it: the query is about many documents. */
function planHeld(
  collection: Collection,
  filter: Doc,
  sort: readonly SortField[],
  best: IndexPlan | undefined,
  hinted: CollectionIndex | undefined,
): HeldPlan | undefined {
  if (Object.keys(filter).length === 0 || !collection.holds) return undefined;
  const inOrder = !sort.length || best?.sorted;
  if (best?.bounded && ((best.exact && inOrder) || !collection.leadsToMany(best.ranges))) {
    return undefined;
  }
  const held = heldFilter(collection, filter);
  if (!held) return undefined;
  // Who names an index wants it to be read.
  const fields = indexesOf(held).map(({ fields: [first] }) => first!.name);
  if (hinted && !fields.includes(hinted.fields[0]!.name)) return undefined;
  if (!sort.length) return { kind: 'held', filter: held, sorted: false };
  const unfiltered = new Conditions({});
  for (const index of collection.indexes) {
    const plan = new IndexCandidate(index, unfiltered).plan(sort, false);
    if (!plan?.sorted) continue;
    return { kind: 'held', filter: held, order: { index, reverse: plan.reverse }, sorted: true };
  }
  return undefined;
}
