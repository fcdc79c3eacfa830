import { databaseOf } from '../with-database';
import type { Migration } from './migration';

export const progress: Migration = {
  version: 7,
  description: 'messages and applications have a progress',
  async up(connection) {
    for (const name of ['messages', 'jobs']) {
      const unmarked = { progress: { $exists: false } };
      await databaseOf(connection)
        .collection(name)
        .updateMany(unmarked, { $set: { progress: 'new' } });
    }
  },
};
