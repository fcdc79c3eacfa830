import { emailKey } from '@manjara/contracts';
import type { Collection, Types } from 'mongoose';
import type { Migration, MigrationContext } from './migration';

const COLLECTIONS = ['messages', 'jobs'];
/** It served the search through all spellings. */
const UNUSED_INDEX = 'email_1';
const AT_A_TIME = 1_000;

interface Received {
  _id: Types.ObjectId;
  email: string;
}

async function addKeys(records: Collection<Received>, { signal, progress }: MigrationContext) {
  const waiting = { email: { $type: 'string' as const }, emailKey: { $exists: false } };
  const options = { projection: { email: 1 }, sort: { _id: 1 }, limit: AT_A_TIME } as const;
  let last: Types.ObjectId | undefined;
  for (let done = 0; ; done += AT_A_TIME) {
    signal.throwIfAborted();
    progress(`${done} addresses`);
    const filter = { ...waiting, ...(last && { _id: { $gt: last } }) };
    const batch = await records.find(filter, options).toArray();
    last = batch.at(-1)?._id;
    if (!last) return;
    await records.bulkWrite(
      batch.map(({ _id, email }) => ({
        updateOne: { filter: { _id }, update: { $set: { emailKey: emailKey(email) } } },
      })),
      { ordered: false },
    );
  }
}

/** What is held of a person was looked for by going through the addresses of everybody. */
export const emailKeys: Migration = {
  version: 5,
  name: 'email-keys',
  sentence: 'what visitors sent gets a key by which their address is found',
  async up(context) {
    const { connection } = context;
    const present = (await connection.listCollections()).map(({ name }) => name);
    for (const name of COLLECTIONS.filter((each) => present.includes(each))) {
      const records = connection.collection<Received>(name);
      await addKeys(records, context);
      const indexes = (await records.indexes()).map((index) => index.name);
      if (indexes.includes(UNUSED_INDEX)) await records.dropIndex(UNUSED_INDEX);
    }
  },
};
