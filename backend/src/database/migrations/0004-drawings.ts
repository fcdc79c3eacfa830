import type { Types } from 'mongoose';
import type { Migration } from './migration';
import { setInEntities } from './pictures-in-entities';

/** Entities did not say at first which of their pictures are drawings, which are not shared by links. */
export const drawings: Migration = {
  version: 4,
  name: 'drawings',
  sentence: 'drawings are marked as such',
  async up({ connection, signal }) {
    const files = connection
      .collection<{ _id: Types.ObjectId }>('fs.files')
      .find({ 'metadata.picture.format': 'svg' }, { projection: { _id: 1 } });
    for (const { _id } of await files.toArray()) {
      signal.throwIfAborted();
      await setInEntities(connection, _id, { vector: true });
    }
  },
};
