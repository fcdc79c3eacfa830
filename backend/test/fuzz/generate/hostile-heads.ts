import fc from 'fast-check';
import type { Operation } from '../document/document';
import type { Plan } from './plan';

const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['accept', 'text/html'],
  ['accept', '*/*;q=x, ,;;'],
  ['accept', 'application/json;'.repeat(100)],
  ['accept-language', 'ar;q=0, en;q=0'],
  ['accept-language', ';;q=,,'],
  ['accept-language', `${'x-'.repeat(1_000)}ar`],
  ['range', 'bytes=0-9'],
  ['range', 'bytes=999999999-'],
  ['range', 'bytes=0-1,3-4,6-'],
  ['range', 'bytes=99999999999999999999-1'],
  ['range', 'wood=1-2'],
  ['if-none-match', '*'],
  ['if-modified-since', 'never'],
  ['cookie', 'lang=ar; __proto__=x; a="\u00ff'],
  ['host', 'evil.example'],
  ['x-forwarded-proto', 'ftp'],
  ['x-forwarded-for', 'x'.repeat(2_000)],
  ['x-http-method-override', 'DELETE'],
  ['x-request-id', '../../../etc/passwd'],
  ['content-encoding', 'gzip'],
  ['content-type', 'application/json; charset=wood'],
  ['content-type', 'multipart/form-data; boundary='],
  ['content-type', `multipart/form-data; boundary=${'b'.repeat(300)}`],
  ['x-odd', '\u00e9\u00ff'],
];

const TOKENS: readonly (string | null)[] = [
  null,
  `Bearer ${'x'.repeat(6_000)}`,
  'bearer eyJhbGciOiJub25lIn0.e30.',
  `Bearer ${Buffer.from('{"__proto__":{"sub":"x"}}').toString('base64url')}.x.y`,
  'Negotiate \u00ff',
];

/** Hostile ids; never empty, as an empty id would change the route. */
const IDS: readonly string[] = [
  '%00',
  '%0d%0aX-Injected%3A%201',
  '%E0%A4%A',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%7B%22$ne%22:null%7D',
  '__proto__',
  'undefined',
  '0'.repeat(24),
  'f'.repeat(24),
  '%D9%A0'.repeat(24),
  '%E2%80%AE',
  'x'.repeat(4_000),
  "0123456789abcdef01234567'%20or%201=1",
  '0123456789abcdef01234567%0a',
];

const QUERIES: readonly string[] = [
  'page[$gt]=1',
  'page=1&page=2',
  'page=Infinity&limit=NaN',
  'page=9007199254740993',
  'limit=100000000000000000000',
  'search=%00',
  'search=%E0%A4%A',
  'search=%5B.*%2B%3F%5E%24%7B%7D()%7C%5D%5C',
  'search[$regex]=.*',
  'search[a][b][c][d][e][f][g]=x',
  `search=${'x'.repeat(4_000)}`,
  `search=${'%F0%9F%AA%B5'.repeat(200)}`,
  'sort=__proto__',
  'lang=ar&lang=en',
  'category=__proto__',
  'category[$ne]=x',
  'category[999999999]=x',
  `category=${'a&category='.repeat(200)}a`,
  '__proto__[isAdmin]=1',
  'constructor[prototype][x]=1',
  'w=320&w=640',
  'w[$gt]=0',
  'expires=1e999',
  'expires[]=1&signature[]=2',
  '&&&===&',
  '?',
  `${'a=b&'.repeat(1_500)}`,
];

const anyQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom('page', 'limit', 'search', 'sort', 'w', 'x'),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'));

type Change = (plan: Plan) => Plan;

const strange = fc
  .array(fc.constantFrom(...HEADERS), { minLength: 1, maxLength: 3 })
  .map((lines): Change => (plan) => ({
    ...plan,
    headers: { ...plan.headers, ...Object.fromEntries(lines) },
  }));

const otherToken = fc
  .constantFrom(...TOKENS)
  .map((authorization): Change => (plan) => ({ ...plan, authorization }));

const otherId = fc
  .constantFrom(...IDS)
  .map((text): Change => (plan) => ({ ...plan, address: { text } }));

const otherQuery = fc
  .oneof(fc.constantFrom(...QUERIES), anyQuery)
  .map((rawQuery): Change => (plan) => ({ ...plan, rawQuery }));

/** Hostile changes to everything but the body. */
export const strangeHead = ({ inPath, takesToken }: Operation): fc.Arbitrary<Change> =>
  fc.oneof(
    { weight: 4, arbitrary: strange },
    { weight: 2, arbitrary: otherQuery },
    { weight: inPath.length > 0 ? 4 : 0, arbitrary: otherId },
    { weight: takesToken ? 1 : 0, arbitrary: otherToken },
  );
