import type { mongo } from 'mongoose';
import { databaseOf } from '../with-database';
import type { Migration } from './migration';

interface Owners {
  _id: string;
  ids: mongo.ObjectId[];
  version: number;
}

/** Also keeps earlier versions, which let everybody do everything, off the database. */
export const owners: Migration = {
  version: 9,
  description: 'the admin becomes the owner',
  async up(connection) {
    const database = databaseOf(connection);
    const admins = database.collection('admins');
    const found = await admins.find({}, { projection: { _id: 1 }, sort: { _id: 1 } }).toArray();
    if (found.length === 0) return;
    const ids = found.map(({ _id }) => _id);
    await database
      .collection<Owners>('owners')
      .updateOne({ _id: 'owners' }, { $setOnInsert: { ids, version: 1 } }, { upsert: true });
    // It held the collection to one document, by an index that the schema has no more.
    await admins.updateMany({ key: { $exists: true } }, { $unset: { key: 1 } });
  },
};
