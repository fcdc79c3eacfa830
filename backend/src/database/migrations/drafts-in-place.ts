import { mongo } from 'mongoose';
import { createHash } from 'node:crypto';
import { searchKey } from '../../common/text/search-key';
import { databaseOf } from '../with-database';
import type { Migration } from './migration';

/** A draft as stored by version 3. */
interface Draft {
  _id: mongo.ObjectId;
  texts: Record<string, string>;
  image?: object;
  secondaryImages: object[];
  [field: string]: unknown;
}

interface Entity {
  _id: mongo.ObjectId;
  state?: string;
  [field: string]: unknown;
}

const ENTITIES = ['projects', 'products', 'reviews', 'partners', 'values', 'questions', 'boxes'];

const NAMES = ['name', 'arName', 'category', 'arCategory'];
const DRAFTS = [
  { from: 'project_drafts', to: 'projects', texts: [...NAMES, 'description', 'arDescription'] },
  { from: 'product_drafts', to: 'products', texts: NAMES },
];

function toProject({ name = '', arName = '' }: Record<string, string>, { secondaryImages }: Draft) {
  return { secondaryImages, search: { en: searchKey(name), ar: searchKey(arName) } };
}

/** New id for a draft whose id is taken by a published entity; deterministic, for reruns. */
const copyId = (id: mongo.ObjectId) =>
  new mongo.ObjectId(createHash('sha256').update(id.id).digest('hex').slice(0, 24));

export const draftsInPlace: Migration = {
  version: 4,
  description: 'drafts are in the collection of what is published',
  async up(connection) {
    const database = databaseOf(connection);
    for (const name of ENTITIES) {
      const unmarked = { state: { $exists: false } };
      await database.collection(name).updateMany(unmarked, { $set: { state: 'published' } });
    }
    for (const { from, to, texts: names } of DRAFTS) {
      const drafts = database.collection<Draft>(from);
      const entities = database.collection<Entity>(to);
      for await (const draft of drafts.find()) {
        const { _id, texts, image, secondaryImages: _others, ...rest } = draft;
        const { alt = '', arAlt = '', ...own } = texts;
        const blank = Object.fromEntries(names.map((name) => [name, '']));
        const content = {
          ...rest,
          ...blank,
          ...own,
          image: { ...image, alt, arAlt },
          ...(to === 'projects' && toProject(own, draft)),
          state: 'draft',
        };
        const isPublished = await entities.findOne({ _id, state: 'published' });
        const id = isPublished ? copyId(_id) : _id;
        await entities.updateOne({ _id: id }, { $setOnInsert: content }, { upsert: true });
        await drafts.deleteOne({ _id });
      }
      if (await database.listCollections({ name: from }).hasNext()) await drafts.drop();
    }
  },
};
