import { mongo } from 'mongoose';
import { databaseOf } from '../with-database';
import type { Migration } from './migration';

/** Collections of which documents hold pictures, however deep, with their placeholders. */
const PICTURED = [
  'projects',
  'products',
  'reviews',
  'partners',
  'values',
  'home_content',
  'about_content',
  'admins',
];

function* picturesIn(node: unknown): Generator<{ file: mongo.ObjectId; placeholder: string }> {
  if (node === null || typeof node !== 'object' || node instanceof mongo.ObjectId) return;
  const { file, placeholder } = node as { file?: unknown; placeholder?: unknown };
  if (file instanceof mongo.ObjectId && typeof placeholder === 'string') {
    yield { file, placeholder };
  }
  for (const inner of Object.values(node)) yield* picturesIn(inner);
}

export const picturesOfTheirOwn: Migration = {
  version: 5,
  description: 'pictures belong to no module, and keep their placeholders',
  async up(connection) {
    const database = databaseOf(connection);
    const files = database.collection('fs.files');
    // First, so that the sweep of an older program that still runs leaves them alone.
    await files.updateMany(
      { 'metadata.visibility': 'public' },
      { $set: { 'metadata.owner': 'pictures', 'metadata.touchedAt': new Date() } },
    );
    for await (const { _id } of files.find({ 'metadata.key': { $exists: false } })) {
      await files.updateOne({ _id }, { $set: { 'metadata.key': String(_id) } });
    }
    for (const name of PICTURED) {
      for await (const document of database.collection(name).find()) {
        for (const { file: _id, placeholder } of picturesIn(document)) {
          await files.updateOne(
            { _id, 'metadata.picture': { $exists: true } },
            { $set: { 'metadata.picture.placeholder': placeholder } },
          );
        }
      }
    }
  },
};
