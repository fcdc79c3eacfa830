import { databaseOf } from '../with-database';
import type { Migration } from './migration';

export const trash: Migration = {
  version: 6,
  description: 'messages and applications have a state',
  async up(connection) {
    for (const name of ['messages', 'jobs']) {
      const unmarked = { state: { $exists: false } };
      await databaseOf(connection)
        .collection(name)
        .updateMany(unmarked, { $set: { state: 'published' } });
    }
  },
};
