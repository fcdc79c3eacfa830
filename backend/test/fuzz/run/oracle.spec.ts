import { OPERATIONS } from '../document/document';
import type { Plan } from '../generate/plan';
import { faultIn } from './oracle';
import type { Answer } from './wire';

const planOf = (name: string, change: Partial<Plan> = {}): Plan => ({
  operation: OPERATIONS.find((operation) => operation.name === name)!,
  kind: 'hostile',
  address: { known: 0 },
  query: [],
  headers: {},
  body: undefined,
  ...change,
});
const boxes = planOf('GET /api/content/boxes');
const projects = planOf('GET /api/projects');
const create = planOf('POST /api/projects');
const remove = planOf('DELETE /api/reviews/{id}');
const inArabic = { ...create, headers: { 'accept-language': 'ar-SA,ar;q=0.9' } };

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-request-id': 'a-request-of-ours',
};
const answer = (status: number, body: unknown, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { ...HEADERS, ...headers },
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  milliseconds: 5,
});
const refusal = (change: object = {}) =>
  answer(400, {
    statusCode: 400,
    error: 'validation_failed',
    message: 'At most 200 characters.',
    details: [{ field: 'name', message: 'At most 200 characters.' }],
    ...change,
  });
const arabic = refusal({ message: 'الاسم طويل.', details: undefined });

describe('an answer', () => {
  it.each<[string, Plan, Answer]>([
    ['a list with its length', projects, answer(200, [], { 'x-total-count': '0' })],
    ['nothing', remove, answer(204, '')],
    ['a refusal', create, refusal()],
    ['a refusal in Arabic', inArabic, arabic],
  ])('is as described: %s', (_what, plan, given) => {
    expect(faultIn(plan, given)).toBeUndefined();
  });

  it.each<[string, Plan, Answer, RegExp]>([
    ['a 5xx', boxes, answer(500, { statusCode: 500 }), /^500/],
    ['an unknown status', boxes, answer(418, '[]'), /not documented/],
    ['a refusal of what is valid', { ...create, kind: 'valid' }, refusal(), /refusal/],
    ['without a field', boxes, answer(200, [{ _id: '0'.repeat(24) }]), /boxTitle/],
    ['no policy', boxes, answer(200, [], { 'content-security-policy': '' }), /security-policy/],
    ['of Express', boxes, answer(200, [], { 'x-powered-by': 'Express' }), /what answers/],
    ['without its length', projects, answer(200, []), /no X-Total-Count/],
    ['another status', create, refusal({ statusCode: 404 }), /statusCode/],
    ['an undocumented field', create, refusal({ stack: 'at x' }), /unevaluated/],
    ['a stack', create, refusal({ message: 'TypeError: x at f (/app/src/x.js)' }), /insides/],
    ['no sentence', create, refusal({ message: ' ' }), /no sentence/],
    ['Arabic', create, arabic, /not English/],
    ['English', inArabic, refusal(), /not Arabic/],
  ])('is a fault: %s', (_what, plan, given, fault) => {
    expect(faultIn(plan, given)).toMatch(fault);
  });
});
