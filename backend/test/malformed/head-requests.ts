import fc from 'fast-check';
import { bare, type HeaderLine, type RawRequest } from './raw-request';
import { type Attack, pathOf, tokenFor } from './target';

const value = (name: string, ...values: (string | Buffer)[]): HeaderLine[][] =>
  values.map((text) => [[name, text]]);

/** Headers that are too large, too many, or say what makes no sense. */
const headers = (attack: Attack): readonly HeaderLine[][] => [
  ...value(
    'Accept',
    '',
    ',;q',
    '*/*;q=NaN',
    'image/avif;q=2, */*;q=-1',
    'x/'.repeat(2_000),
    '\u00ff',
  ),
  ...value('Accept-Language', '', ';;;', '*;q=0', 'ar'.repeat(3_000), 'ar-\u00ff, en;q=x', '-,-'),
  ...value('Accept-Encoding', 'x-wood', 'gzip;q=9', ''),
  ...value('Range', 'bytes=-', 'bytes=5-2', 'bytes=99999999999999999999-', 'bytes=-0', 'lines=1-2'),
  ...value('Range', `bytes=${'0-0,'.repeat(1_500)}0-0`, 'bytes=0-\u0000', 'bytes', 'bytes=a-b'),
  ...value('If-None-Match', '*', '"', 'W/"', '"x",'.repeat(2_000)),
  ...value('If-Modified-Since', 'never', '9'.repeat(500)),
  ...value('If-Range', '"', 'yesterday'),
  ...value('Authorization', '', 'Bearer', `Bearer ${'.'.repeat(5_000)}`, 'Bearer a b c', '\u00ff'),
  ...value('Authorization', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'Basic %%%', 'bearer null'),
  ...value('X-Forwarded-For', '127.0.0.1, '.repeat(800), '"><script>', '::::', '\u00ff'),
  ...value('X-Request-Id', '{"forged":"log"}', 'x'.repeat(5_000), '\u00ff\u00fe'),
  ...value('Content-Length', '-1', '1e3', '0x10', '9'.repeat(30), '5, 5', '+5', ''),
  ...value('Content-Type', 'multipart/form-data', 'multipart/form-data; boundary=\u00ff', '/', ';'),
  ...value('Transfer-Encoding', 'xchunked', 'chunked, identity', 'gzip, chunked', ' chunked ', ''),
  ...value('Expect', '100-continue', 'the unexpected'),
  ...value('Upgrade', 'h2c', 'websocket', 'TLS/1.3'),
  ...value('Host', '', 'evil.example:99999', 'a b', '[::'),
  ...value('Cookie', 'lang=__proto__', `a=${'b'.repeat(12_000)}`, ';;;=;;'),
  ...value('X-Large', 'y'.repeat(15_000), 'y'.repeat(40_000)),
  ...value('X-Bytes', Buffer.from([0]), Buffer.from([0x0a]), Buffer.from('a\r\n folded')),
  ...value('Bad Name', 'x'),
  ...value('', 'x'),
  ...value('Connection', 'upgrade', 'keep-alive, close, \u00ff'),
  Array.from({ length: 300 }, (_, n) => [`X-${n}`, 'y'] as const),
  Array.from({ length: 3_000 }, (_, n) => [`X-${n}`, ''] as const),
  [
    ['Authorization', tokenFor(attack)],
    ['Authorization', 'Bearer nobody'],
  ],
  [
    ['Host', 'localhost'],
    ['Host', 'evil.example'],
  ],
  [
    ['Content-Length', '0'],
    ['Content-Length', '5'],
  ],
  [
    ['Content-Length', '4'],
    ['Transfer-Encoding', 'chunked'],
  ],
];

export const headerRequest = (attack: Attack): fc.Arbitrary<RawRequest> =>
  fc.constantFrom(...headers(attack)).map((lines) => {
    const [name = '', text = ''] = lines[0] ?? [];
    const label = `the header ${name}: ${String(text).slice(0, 60)} (${lines.length})`;
    return bare(attack, label, pathOf(attack), lines);
  });

const METHODS = [
  'PATCH',
  'TRACE',
  'OPTIONS',
  'HEAD',
  'PROPFIND',
  'CONNECT',
  'WOOD',
  'get',
  'G\u0000T',
];

/** Methods that a path does not have, or nobody. */
export const methodRequest = (attack: Attack): fc.Arbitrary<RawRequest> =>
  fc.tuple(fc.constantFrom(...METHODS), fc.boolean()).map(([method, withBody]) => ({
    ...bare(
      attack,
      `the method ${method}`,
      pathOf(attack),
      [['Content-Type', 'application/json']],
      {
        method,
        body: withBody ? Buffer.from('{"name":{"$gt":""}}') : undefined,
      },
    ),
    // No answer, by the standard, from who is no proxy.
    cut: method === 'CONNECT',
  }));
