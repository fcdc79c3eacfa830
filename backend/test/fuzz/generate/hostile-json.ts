import fc from 'fast-check';

const DEPTH = 10_000;
const nest = (open: string, close: string, depth = DEPTH) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

/** JSON texts that no field accepts; functions, so that large ones are built only when needed. */
const VALUES: Readonly<Record<string, () => string>> = {
  'an object of 10,000 levels': () => nest('{"a":', '}'),
  'a list of 10,000 levels': () => nest('[', ']'),
  'a string of 200,000 letters': () => JSON.stringify('x'.repeat(200_000)),
  'a list of 100,000': () => `[${'0,'.repeat(100_000)}0]`,
  'an object of 10,000 keys': () =>
    `{${Array.from({ length: 10_000 }, (_, n) => `"k${n}":0`).join()}}`,
  'a number beyond all': () => '1e999',
  'a number of 5,000 digits': () => '9'.repeat(5_000),
  'a NUL': () => '"a\\u0000b"',
  'half an emoji': () => '"\\ud83e"',
  null: () => 'null',
};

/** Objects that could affect a database query, a prototype or a conversion. */
const OBJECTS: readonly string[] = [
  '{"$gt":""}',
  '{"$where":"sleep(10000)"}',
  '{"$regex":"(a+)+$"}',
  '{"$oid":"0123456789abcdef01234567"}',
  '{"__proto__":{"isRead":true}}',
  '{"toString":null,"valueOf":null}',
  '{"toJSON":"x","then":"x"}',
  '{"length":1000000000}',
  '{"_bsontype":"ObjectId","id":"x"}',
  '[]',
];

/** A hostile JSON value, as text. */
export const hostileValue: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Object.values(VALUES)).map((make) => make()) },
  { weight: 4, arbitrary: fc.constantFrom(...OBJECTS) },
  {
    weight: 2,
    arbitrary: fc
      .oneof(
        fc.array(fc.jsonValue()),
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.double({ noNaN: true }),
      )
      .map((value) => JSON.stringify(value)),
  },
);

/** Texts that are not JSON, or not a JSON object. */
export const brokenJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '{"name":',
    '{"name":"x",}',
    "{'name':'x'}",
    '{"name":NaN}',
    '{"name":"x"}{"name":"y"}',
    '{"name":"\u0001"}',
    '\ufeff{}',
    '"text"',
    '[]',
    '<xml/>',
    '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n--b--\r\n',
    '{"\\ud83e":1}',
    '{"__proto__":null,"name":{"__proto__":null}}',
  ),
  fc.string({ minLength: 1, maxLength: 200 }),
  fc.constantFrom('[', '{"a":').map((open) => open.repeat(20_000)),
);
