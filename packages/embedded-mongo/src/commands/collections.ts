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
  freesSpace: true,
  run(command, { database, db }) {
    const collection = database.collection(db, collectionName(command));
    if (!collection) return {};
    database.drop(collection);
    return { nIndexesWas: collection.indexes.length, ns: collection.ns };
  },
};

/** The database and the collection of a namespace: collections may have dots, databases none. */
function splitNamespace(ns: string): [db: string, name: string] {
  const dot = ns.indexOf('.');
  if (dot < 1) throw new MongoError('InvalidNamespace', `Invalid namespace specified '${ns}'`);
  return [ns.slice(0, dot), ns.slice(dot + 1)];
}

const renameCollection: Command = {
  fields: ['to', 'dropTarget'],
  writes: true,
  freesSpace: true,
  run(command, { database, db }) {
    if (db !== 'admin') {
      throw new MongoError(
        'Unauthorized',
        'renameCollection may only be run against the admin database.',
      );
    }
    const from = collectionName(command);
    const to = String(command.to);
    const source = database.collection(...splitNamespace(from));
    const [toDb, toName] = splitNamespace(to);
    if (!source) {
      throw new MongoError('NamespaceNotFound', `Source collection ${from} does not exist`);
    }
    if (from === to) {
      throw new MongoError('IllegalOperation', "Can't rename a collection to itself");
    }
    if (database.collection(toDb, toName) && !truthy(command.dropTarget)) {
      throw new MongoError('NamespaceExists', 'target namespace exists');
    }
    database.rename(source, toDb, toName);
    return {};
  },
};

const dropDatabase: Command = {
  fields: [],
  writes: true,
  freesSpace: true,
  run(_command, { database, db }) {
    const collections = database.collections.filter((collection) => collection.db === db);
    for (const collection of collections) database.drop(collection);
    return collections.length ? { dropped: db } : {};
  },
};

const describe = ({ name, uuid, indexes }: Collection): Doc => ({
  name,
  type: 'collection',
  options: {},
  info: { readOnly: false, uuid },
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
    const batchSize = cursorBatchSize(command);
    return cursors.startDocs(shown, `${db}.$cmd.listCollections`, { batchSize });
  },
};

export const COLLECTION_COMMANDS: Record<string, Command> = {
  create,
  drop,
  renameCollection,
  dropDatabase,
  listCollections,
};
