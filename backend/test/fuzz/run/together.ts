import fc from 'fast-check';
import { isRead, type Operation } from '../document/document';
import type { Plan } from '../generate/plan';
import { validPlan } from '../generate/valid-plans';
import { ENDS_SESSION, GIVENS } from './givens';

const AT_ONCE = 8;

/** Calls that change who is signed in would make the others fail for a reason of their own. */
const isIndependent = ({ name }: Operation): boolean =>
  !ENDS_SESSION.has(name) && GIVENS[name] === undefined;

/** Calls about the same things are those whose paths begin alike. */
const groupOf = ({ path }: Operation): string => path.split('/', 3).join('/');

/**
 * Requests that are sent at the same time, most of them writes, to the same things: each is as
 * documented, and may come too late.
 */
export function plansTogether(operations: readonly Operation[], seed: number): Plan[] {
  const usable = operations.filter(isIndependent);
  const writes = usable.filter((operation) => !isRead(operation));
  if (writes.length === 0) return [];
  const plans = fc
    .constantFrom(...writes)
    .chain((first) => {
      const group = usable.filter((other) => groupOf(other) === groupOf(first));
      const others = fc.constantFrom(...group, ...group.filter((other) => !isRead(other)));
      return fc.array(others.chain(validPlan), { minLength: AT_ONCE, maxLength: AT_ONCE });
    })
    .map((valid) =>
      valid.map((plan): Plan => ({ ...plan, kind: 'together', address: { known: 0 } })),
    );
  return fc.sample(plans, { seed, numRuns: 1 })[0] ?? [];
}
