import type { Doc } from '../bson/types';
import type { Database } from '../storage/database';
import { Read } from '../storage/read';

/** Removes documents that have expired by a TTL index. */
export function deleteExpired(database: Database, now = Date.now()): Doc {
  let n = 0;
  for (const collection of database.collections) {
    for (const { spec, fields } of collection.indexes) {
      if (spec.expireAfterSeconds === undefined) continue;
      const limit = new Date(now - spec.expireAfterSeconds * 1000);
      const filter = { [fields[0]!.name]: { $lt: limit } };
      for (const record of [...new Read(collection, { filter }).records()]) {
        collection.remove(record);
        n++;
      }
    }
  }
  return { n };
}
