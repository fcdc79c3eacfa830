import fc from 'fast-check';
import type { Operation } from '../document/document';
import { validBody } from './bodies';
import { hostileBody } from './hostile-bodies';
import { strangeHead } from './hostile-heads';
import type { Plan } from './plan';
import { validPlan } from './valid-plans';

type Change = (plan: Plan) => Plan;

const withBody = ({ body }: Operation): fc.Arbitrary<Change> =>
  hostileBody(body, body ? validBody(body) : fc.constant({})).map((hostile) => (plan) => ({
    ...plan,
    body: hostile,
  }));

/** A hostile request; parts that the call reads are changed most often. */
export function hostilePlan(operation: Operation): fc.Arbitrary<Plan> {
  const change = fc.oneof(
    { weight: operation.body ? 6 : 1, arbitrary: withBody(operation) },
    { weight: 3, arbitrary: strangeHead(operation) },
  );
  return fc
    .tuple(validPlan(operation), fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([plan, changes]) => ({
      ...changes.reduce((changed, one) => one(changed), plan),
      kind: 'hostile',
    }));
}
