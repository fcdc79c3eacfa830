import { OPERATIONS } from '../document/document';
import type { Plan } from '../generate/plan';

/** A plan for a call, by its name, with nothing in it but what is given. */
export const planOf = (name: string, change: Partial<Plan> = {}): Plan => ({
  operation: OPERATIONS.find((operation) => operation.name === name) as Plan['operation'],
  kind: 'hostile',
  what: 'anything',
  address: { known: 0 },
  query: [],
  headers: {},
  body: undefined,
  ...change,
});
