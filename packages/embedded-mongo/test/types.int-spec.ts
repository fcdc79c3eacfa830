import {
  Binary,
  BSON,
  BSONRegExp,
  Code,
  DBRef,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
  type Document,
} from 'mongodb';

import { errorOf, useServer } from './support/server';

const test = useServer();

const EVERYTHING = {
  _id: new ObjectId(),
  int: new Int32(5),
  long: Long.fromString('9007199254740993'),
  wholeDouble: new Double(5),
  double: new Double(0.1),
  decimal: Decimal128.fromString('123456789.123456789123456789'),
  text: 'نص عربي\0مع صفر',
  yes: true,
  nothing: null,
  date: new Date('2026-11-21T10:00:00.123Z'),
  binary: new Binary(Buffer.from([0, 255, 128])),
  subtyped: new Binary(Buffer.from([1]), 128),
  uuid: new UUID(),
  regex: new BSONRegExp('^a', 'i'),
  timestamp: new Timestamp({ t: 5, i: 9 }),
  code: new Code('return 1'),
  min: new MinKey(),
  max: new MaxKey(),
  ref: new DBRef('other', new ObjectId()),
  nested: { list: [new Int32(1), { deep: new Double(2) }, []], empty: {} },
};

it('gives every type back byte by byte, also after an update of another field', async () => {
  const collection = await test.collection();
  await collection.insertOne(EVERYTHING);
  const raw = async () => (await collection.findOne({}, { raw: true })) as unknown as Buffer;
  const bytes = Buffer.from(BSON.serialize(EVERYTHING));
  expect((await raw()).equals(bytes)).toBe(true);
  await collection.updateOne({}, { $set: { extra: 1 } });
  await collection.updateOne({}, { $unset: { extra: 1 } });
  expect((await raw()).equals(bytes)).toBe(true);
});

const COMPARED = ['int', 'long', 'wholeDouble', 'double', 'text', 'yes', 'nothing', 'date'];
const ALSO = ['_id', 'nested'];

it.each(Object.entries(EVERYTHING).filter(([name]) => [...COMPARED, ...ALSO].includes(name)))(
  'finds by %s, with and without an index',
  async (name, value) => {
    const collection = await test.collection([EVERYTHING, { [`not-${name}`]: 1 }]);
    const filter = { [name]: { $eq: value } } as Document;
    const expected = name === 'nothing' ? 2 : 1;
    expect(await collection.countDocuments(filter)).toBe(expected);
    if (name === '_id') return;
    await collection.createIndex({ [name]: 1 });
    expect(await collection.find(filter).toArray()).toHaveLength(expected);
  },
);

it('does not take one int64 for another', async () => {
  const collection = await test.collection([{ n: Long.fromString('9007199254740993') }]);
  await collection.createIndex({ n: 1 }, { unique: true });
  const other = { n: Long.fromString('9007199254740992') };
  await collection.insertOne({ ...other });
  expect(await collection.countDocuments(other)).toBe(1);
});

it('treats fields named like parts of JavaScript objects as fields', async () => {
  const collection = await test.collection();
  const odd = JSON.parse('{"_id":1,"__proto__":{"x":1},"constructor":2,"toString":3}') as Document;
  await collection.insertOne(odd);
  expect(await collection.countDocuments({ '__proto__.x': 1, constructor: 2 })).toBe(1);
  expect(await collection.countDocuments({ hasOwnProperty: { $exists: true } })).toBe(0);
  await collection.updateOne({}, { $set: { '__proto__.y': 2 } });
  expect(({} as Document).y).toBeUndefined();
  const projection = JSON.parse('{"__proto__":1,"_id":0}') as Document;
  const projected = await collection.findOne({}, { projection });
  expect(Object.keys(projected!)).toEqual(['__proto__']);
  expect(await collection.countDocuments({ '__proto__.y': 2 })).toBe(1);
});

it('refuses ids that cannot be, and documents over 16 MB', async () => {
  const collection = await test.collection();
  const insert = (document: Document) => collection.insertOne(document);
  expect(await errorOf(insert({ _id: [1] }))).toMatchObject({ code: 53 });
  expect(await errorOf(insert({ _id: new BSONRegExp('a') }))).toMatchObject({ code: 53 });
  await insert({ _id: 'big', text: 'x'.repeat(15 * 1024 * 1024) });
  const grow = collection.updateOne({}, { $set: { more: 'y'.repeat(1024 * 1024) } });
  expect(await errorOf(grow)).toMatchObject({ code: 10334 });
});
