import type { Collection, Document } from 'mongodb';

import { filter, INDEXES, project, random, SORTS } from './support/held-material';
import { SEED } from './support/random';
import { useServer, type TestDocument } from './support/server';

/** Held from so few documents on, that everything that can be held is. */
const test = useServer({ heldFrom: 20 });

/** Two collections of the same documents, of which one has indexes. */
async function twins() {
  const both = { indexed: await test.collection(), plain: await test.collection() };
  for (const key of INDEXES) await both.indexed.createIndex(key as never);
  const lists = Object.values(both);
  return { ...both, all: <T>(act: (c: Collection<TestDocument>) => T) => lists.map(act) };
}
type Twins = Awaited<ReturnType<typeof twins>>;

async function expectTheSame({ all }: Twins, query: Document, options: Document): Promise<number> {
  const [expected, actual] = await Promise.all(
    all(async (collection) => ({
      ids: (await collection.find(query, options).toArray()).map(({ _id }) => _id),
      count: await collection.countDocuments(query),
    })).reverse(),
  );
  const where = JSON.stringify({ seed: SEED, query: String(JSON.stringify(query)), options });
  expect([where, actual]).toEqual([where, expected]);
  return expected!.ids.length;
}

let id = 0;
async function change({ all }: Twins): Promise<void> {
  const change = random.pick<(c: Collection<TestDocument>) => Promise<unknown>>([
    (
      (documents) => (c) =>
        c.insertMany(documents)
    )(Array.from({ length: 1 + random.below(30) }, () => ({ _id: id++, ...project() }))),
    (
      (one, set) => (c) =>
        c.updateOne({ _id: one }, { $set: set })
    )(random.below(id), project()),
    (
      (one) => (c) =>
        c.deleteOne({ _id: one })
    )(random.below(id)),
    (
      (n) => (c) =>
        c.updateMany({ n }, { $set: { n: (n + 1) % 5 } })
    )(random.below(5)),
    // In between is one that is there already, and ends the list.
    (
      (documents) => (c) =>
        c.insertMany(documents).catch(() => undefined)
    )([
      { _id: id++, ...project() },
      { _id: 0, ...project() },
      { _id: id++, ...project() },
    ]),
  ]);
  await Promise.all(all(change));
}

it(`answers the same from memory as from the documents, through changes (RANDOM_SEED=${SEED})`, async () => {
  const both = await twins();
  const first = Array.from({ length: 600 }, () => ({ _id: id++, ...project() }));
  await Promise.all(both.all((collection) => collection.insertMany(first.map((d) => ({ ...d })))));
  let found = 0;
  for (let i = 0; i < 200; i++) {
    const options = {
      sort: random.pick(SORTS),
      skip: random.pick([0, random.below(20), random.below(700)]),
      limit: random.pick([0, 1, 7]),
    };
    found += await expectTheSame(both, filter(), options);
    if (i % 3 === 0) await change(both);
  }
  expect(found).toBeGreaterThan(200);
}, 120_000);
