import { truthy, type Doc } from '../bson/types';
import { MongoError } from '../errors';
import { compileFilter } from '../query/match';
import type { Collection } from '../storage/collection';
import { collectionName, cursorBatchSize, docArgument, type Command } from './command';

const create: Command = {
  fields: [],
  writes: true,
  run(command, { database, db }) {
    const name = collectionName(command);
    if (database.collection(db, name)) {
      throw new MongoError('NamespaceExists', `Collection ${db}.${name} already exists.`);
    }
    database.ensure(db, name);
    return {};
  },
};

const drop: Command = {
  fields: [],
  writes: true,
  isVital: () => true,
  run(command, { database, db }) {
    const collection = database.collection(db, collectionName(command));
    if (!collection) return {};
    database.drop(collection);
    return { nIndexesWas: collection.indexes.length, ns: collection.ns };
  },
};

const dropDatabase: Command = {
  fields: [],
  writes: true,
  isVital: () => true,
  run(_command, { database, db }) {
    const collections = database.collections.filter((collection) => collection.db === db);
    for (const collection of collections) database.drop(collection);
    return collections.length ? { dropped: db } : {};
  },
};

const describe = ({ name, indexes }: Collection): Doc => ({
  name,
  type: 'collection',
  options: {},
  info: { readOnly: false },
  idIndex: indexes[0]!.spec,
});

const listCollections: Command = {
  fields: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'],
  run(command, { database, cursors, db }) {
    const matches = compileFilter(docArgument(command, 'filter') ?? {});
    const docs = database.collections
      .filter((collection) => collection.db === db)
      .map(describe)
      .filter(matches);
    const shown = truthy(command.nameOnly) ? docs.map(({ name, type }) => ({ name, type })) : docs;
    return cursors.startDocs(shown, `${db}.$cmd.listCollections`, cursorBatchSize(command));
  },
};

export const COLLECTION_COMMANDS: Record<string, Command> = {
  create,
  drop,
  dropDatabase,
  listCollections,
};
