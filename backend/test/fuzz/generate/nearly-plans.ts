import type fc from 'fast-check';
import type { Operation } from '../document/document';
import type { Fields } from './bodies';
import { ABSENT, type Break, breaksOf, breaksOfParameter } from './breaks';
import type { Plan, PlannedBody, Refusal } from './plan';
import { validPlan } from './valid-plans';

/** One way in which a request is wrong, done to one that is not. */
export interface Flaw {
  what: string;
  spoil: (plan: Plan) => Plan;
}

/** Of a field, or of a file in it. */
const OF_A_FIELD = [400, 413, 415, 422];
/** An id, or a link of which the id is a part. */
const OF_AN_ID = [400, 403, 404];
const NOBODY = '0123456789abcdef01234567';
const BAD_IDS = ['1', 'x'.repeat(24), `${NOBODY}0`, '%00', '%7B%22$gt%22%3A%22%22%7D', '%D8%A8'];
const BAD_TOKENS: Readonly<Record<string, string | null>> = {
  'no token': null,
  'an empty token': 'Bearer',
  'no token of ours': 'Bearer garbage',
  'another scheme': `Basic ${Buffer.from('admin:admin').toString('base64')}`,
  'a token of no algorithm': `Bearer ${[{ alg: 'none', typ: 'JWT' }, { sub: 'admin' }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')}.`,
};

const refused = (plan: Plan, what: string, refusal: Refusal, change: Partial<Plan>): Plan => ({
  ...plan,
  ...change,
  kind: 'nearly',
  what,
  refusal,
});

/** Sets a field, or one of an object in it. */
function put(fields: Fields, field: string, value: unknown): Fields {
  const [name = '', ...rest] = field.split('.');
  if (rest.length > 0) {
    return { ...fields, [name]: put((fields[name] ?? {}) as Fields, rest.join('.'), value) };
  }
  if (value !== ABSENT) return { ...fields, [name]: value };
  const { [name]: _left, ...others } = fields;
  return others;
}

const fieldsOf = (body: PlannedBody | undefined): Fields =>
  body && 'fields' in body ? body.fields : {};

const ofField = ({ field, what, value, also = {}, unnoticed }: Break): Flaw => ({
  what: `${field}: ${what}`,
  spoil: (plan) => {
    const changes = Object.entries({ ...also, [field]: value });
    const fields = changes.reduce((all, [name, one]) => put(all, name, one), fieldsOf(plan.body));
    return refused(
      plan,
      `${field}: ${what}`,
      { field, statuses: unnoticed ? [] : OF_A_FIELD, unnoticed },
      { body: { type: 'fields', fields } },
    );
  },
});

const ofParameter = ({ field, what, value }: Break): Flaw => ({
  what: `?${field}: ${what}`,
  spoil: (plan) =>
    refused(
      plan,
      `?${field}: ${what}`,
      { field, statuses: [400, 403] },
      {
        query: [
          ...plan.query.filter(([name]) => name !== field),
          [field, value === ABSENT ? undefined : (value as string)],
        ],
      },
    ),
});

const ofBody = (what: string, statuses: number[], body: PlannedBody | undefined): Flaw => ({
  what,
  spoil: (plan) => refused(plan, what, { statuses }, { body }),
});

const bytes = (text: string, contentType: string | undefined): PlannedBody => ({
  type: 'bytes',
  bytes: Buffer.from(text),
  contentType,
});

function flawsOfBody({ body }: Operation): Flaw[] {
  if (!body) return [];
  const asked = (body.schema.required ?? []).length > 0;
  if (body.kind === 'form') {
    return [
      ofBody('JSON for a form', [415], bytes('{}', 'application/json')),
      ofBody('a form without a boundary', [415], bytes('x', 'multipart/form-data')),
      ofBody('a form that is cut off', [400], bytes('--b\r\n', 'multipart/form-data; boundary=b')),
    ];
  }
  return [
    ofBody('broken JSON', [400], bytes('{"name":', 'application/json')),
    ofBody('a text for JSON', [415], bytes('{}', 'text/plain')),
    ofBody('a form for JSON', [415], bytes('--b--\r\n', 'multipart/form-data; boundary=b')),
    ...(asked ? [ofBody('no body', [400], undefined)] : []),
  ];
}

/**
 * What can be wrong with one place of a request, by the description of its call.
 * @param turn absent: everything, else some of the values that break a field in one way
 */
export function flawsOf(operation: Operation, turn?: number): Flaw[] {
  const { body, inPath, inQuery, needsToken } = operation;
  const ofId = (what: string, text: string, statuses: readonly number[]): Flaw => ({
    what,
    spoil: (plan) => refused(plan, what, { statuses }, { address: { text } }),
  });
  const tokens = Object.entries(needsToken ? BAD_TOKENS : {}).map(
    ([what, authorization]): Flaw => ({
      what,
      spoil: (plan) => refused(plan, what, { statuses: [401] }, { authorization }),
    }),
  );
  const ids =
    inPath.length === 0
      ? []
      : [
          ...BAD_IDS.map((text) => ofId(`the id ${text}`, text, [400])),
          ofId('an id that nobody has', NOBODY, OF_AN_ID),
        ];
  return [
    ...(body ? breaksOf(body, turn).map(ofField) : []),
    ...inQuery.flatMap(breaksOfParameter).map(ofParameter),
    ...flawsOfBody(operation),
    ...ids,
    ...tokens,
  ];
}

/** Requests that are as documented but for one place. */
export const nearlyPlan = (operation: Operation, { spoil }: Flaw): fc.Arbitrary<Plan> =>
  validPlan(operation).map(spoil);
