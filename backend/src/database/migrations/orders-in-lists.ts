import type { mongo } from 'mongoose';
import { databaseOf } from '../with-database';
import type { Migration } from './migration';

interface List {
  _id: string;
  ids: mongo.ObjectId[];
  version: number;
  updatedAt: Date;
}

/** How each list kept its order: a number in every document. */
const LISTS = [
  { name: 'boxes', collection: 'boxes', field: 'position', direction: 1 },
  { name: 'values', collection: 'values', field: 'position', direction: 1 },
  { name: 'questions', collection: 'questions', field: 'position', direction: 1 },
  { name: 'partners', collection: 'partners', field: 'position', direction: 1 },
  { name: 'pinned-projects', collection: 'projects', field: 'pin', direction: -1 },
] as const;

export const ordersInLists: Migration = {
  version: 3,
  description: 'the order of each list is one document',
  async up(connection) {
    const database = databaseOf(connection);
    const lists = database.collection<List>('lists');
    for (const { name, collection, field, direction } of LISTS) {
      const items = database.collection(collection);
      const numbered = { [field]: { $gte: 1 } };
      const sort = { [field]: direction, _id: 1 } as const;
      const found = await items.find(numbered, { sort, projection: { _id: 1 } }).toArray();
      if (found.length === 0) continue;
      const list = { ids: found.map(({ _id }) => _id), version: 1, updatedAt: new Date() };
      // A run that stopped among the updates below has stored the whole list.
      await lists.updateOne({ _id: name }, { $setOnInsert: list }, { upsert: true });
      await items.updateMany(numbered, { $unset: { [field]: 1 } });
    }
  },
};
