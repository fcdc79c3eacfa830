import fc from 'fast-check';
import { isFile, OPERATIONS, type Schema } from '../document/document';
import { bodyFault } from '../document/held';
import { withoutFiles } from './bodies';
import { flawsOf, nearlyPlan } from './nearly-plans';
import type { Plan } from './plan';
import { validPlan } from './valid-plans';

const SEED = 1;
const withBody = OPERATIONS.filter(({ body }) => body);

const fieldsOf = ({ body }: Plan) => (body?.type === 'fields' ? body.fields : undefined);
const sample = (arbitrary: fc.Arbitrary<Plan>, numRuns: number) =>
  fc.sample(arbitrary, { seed: SEED, numRuns });

/** Of files the content is wrong, of twins that they do not belong together. */
const isBeyondSchemas = (schema: Schema = {}): boolean =>
  isFile(schema) ||
  isFile(schema.items ?? {}) ||
  schema['x-twin'] !== undefined ||
  schema['x-honeypot'] === true;

describe.each(withBody)('the requests that are made for $name', (operation) => {
  it('are as documented, where they are to be', () => {
    for (const plan of sample(validPlan(operation), 20)) {
      expect(bodyFault(operation, withoutFiles(fieldsOf(plan)))).toBeUndefined();
    }
  });

  it('are made again by the same seed', () => {
    expect(sample(validPlan(operation), 3)).toEqual(sample(validPlan(operation), 3));
  });

  it('are wrong in each field of the document once, and in no other place', () => {
    const fields = Object.entries(operation.body?.schema.properties ?? {})
      .filter(([, schema]) => schema.type !== 'boolean' || operation.body?.kind === 'json')
      .map(([name]) => name);
    const spoiled = new Set<string>();
    for (const flaw of flawsOf(operation)) {
      const [plan] = sample(nearlyPlan(operation, flaw), 1) as [Plan];
      const { field } = plan.refusal ?? {};
      if (field === undefined || plan.query.length > 0) continue;
      spoiled.add(field.split('.')[0] ?? '');
      if (isBeyondSchemas(operation.body?.schema.properties?.[field])) continue;
      const faults = bodyFault(operation, withoutFiles(fieldsOf(plan)))?.split(/, (?=body)/) ?? [];
      const name = field.split('.').at(-1) as string;
      expect({ flaw: flaw.what, faults: faults.map((fault) => fault.includes(name)) }).toEqual({
        flaw: flaw.what,
        faults: [true, ...faults.slice(1).map(() => true)],
      });
    }
    expect([...spoiled].sort()).toEqual(fields.sort());
  });
});
