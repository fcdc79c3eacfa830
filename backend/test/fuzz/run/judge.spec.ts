import type { Plan } from '../generate/plan';
import { faultIn } from './judge';
import { planOf } from './plan-of';
import type { Answer } from './wire';

const ID = '0123456789abcdef01234567';

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

const answerOf = (status: number, body: unknown, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { ...HEADERS, ...headers },
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  milliseconds: 5,
});

const refusal = (change: object = {}) => ({
  statusCode: 400,
  error: 'validation_failed',
  message: 'Name (English): At most 200 characters.',
  details: [{ field: 'name', message: 'At most 200 characters.' }],
  ...change,
});

const boxes = planOf('GET /api/content/boxes');
const create = (change: Partial<Plan> = {}) => planOf('POST /api/projects', change);

describe('an answer', () => {
  it.each([
    ['a list', boxes, answerOf(200, [])],
    ['a refusal', create(), answerOf(400, refusal())],
    [
      'a refusal in Arabic',
      create({ headers: { 'accept-language': 'ar' } }),
      answerOf(400, refusal({ message: 'الاسم طويل.', details: undefined })),
    ],
    [
      'a refusal that names the field',
      create({ kind: 'nearly', refusal: { field: 'name', statuses: [400] } }),
      answerOf(400, refusal()),
    ],
    ['nothing', planOf('DELETE /api/reviews/{id}'), answerOf(204, '')],
    [
      'no news, without the policies that the client has',
      boxes,
      answerOf(304, '', { 'content-security-policy': undefined, 'content-type': undefined }),
    ],
    [
      'a list with its length',
      planOf('GET /api/projects'),
      answerOf(200, [], { 'x-total-count': '0' }),
    ],
  ])('is as described: %s', (_what, plan, answer) => {
    expect(faultIn(plan, answer)).toBeUndefined();
  });

  it.each<[string, Plan, Answer, RegExp]>([
    ['a 5xx', boxes, answerOf(500, { statusCode: 500 }), /^500/],
    ['an unknown status', boxes, answerOf(418, '[]'), /not documented/],
    [
      'a refusal of what is valid',
      { ...boxes, kind: 'valid' },
      answerOf(400, refusal()),
      /refusal/,
    ],
    ['late', boxes, { ...answerOf(200, []), milliseconds: 60_000 }, /60000 ms/],
    ['another type', boxes, answerOf(200, [], { 'content-type': 'text/html' }), /text\/html/],
    ['no JSON', boxes, answerOf(200, '<html>'), /not JSON/],
    ['another shape', boxes, answerOf(200, [{ _id: ID }]), /boxTitle/],
    ['a body of nothing', planOf('DELETE /api/reviews/{id}'), answerOf(204, 'x'), /a body/],
    ['no policy', boxes, answerOf(200, [], { 'content-security-policy': '' }), /security-policy/],
    [
      'no news without an id',
      boxes,
      answerOf(304, '', { 'x-request-id': undefined }),
      /x-request-id/,
    ],
    ['sniffed', boxes, answerOf(200, [], { 'x-content-type-options': 'x' }), /content-type-opt/],
    ['of Express', boxes, answerOf(200, [], { 'x-powered-by': 'Express' }), /what answers/],
    ['without its length', planOf('GET /api/projects'), answerOf(200, []), /no X-Total-Count/],
    [
      'of no length',
      planOf('GET /api/projects'),
      answerOf(200, [], { 'x-total-count': 'many' }),
      /X-Total-Count: many/,
    ],
    ['another status', create(), answerOf(400, refusal({ statusCode: 404 })), /statusCode/],
    [
      'a stack',
      create(),
      answerOf(400, refusal({ message: 'TypeError: x at f (/app/src/x.js)' })),
      /insides/,
    ],
    ['of the database', create(), answerOf(400, refusal({ message: 'MongoError x' })), /insides/],
    ['no sentence', create(), answerOf(400, refusal({ message: ' ' })), /no sentence/],
    ['Arabic', create(), answerOf(400, refusal({ message: 'الاسم طويل.' })), /not English/],
    [
      'English',
      create({ headers: { 'accept-language': 'ar-SA,ar;q=0.9' } }),
      answerOf(400, refusal()),
      /not Arabic/,
    ],
    [
      'of another field',
      create({ kind: 'nearly', refusal: { field: 'alt', statuses: [400] } }),
      answerOf(400, refusal()),
      /details of name/,
    ],
    [
      'a success of what is wrong',
      { ...boxes, kind: 'nearly', refusal: { statuses: [401] } },
      answerOf(200, []),
      /not one of 401/,
    ],
    [
      'noticed by a robot',
      create({ kind: 'nearly', refusal: { field: 'name', statuses: [], unnoticed: true } }),
      answerOf(400, refusal()),
      /may be noticed/,
    ],
  ])('is refused: %s', (_what, plan, answer, fault) => {
    expect(faultIn(plan, answer)).toMatch(fault);
  });
});
