import { Long } from 'bson';

import { stringOf, truthy, type Doc } from '../bson/types';
import { MongoError } from '../errors';
import { compileFilter } from '../query/match';
import type { Collection } from '../storage/collection';
import { collectionName, cursorBatchSize, docArgument, type Command } from './command';

const create: Command = {
  fields: ['autoIndexId', 'idIndex'],
  refused: [
    ...['capped', 'size', 'max', 'viewOn', 'pipeline', 'timeseries', 'expireAfterSeconds'],
    ...['validator', 'validationLevel', 'validationAction', 'collation', 'clusteredIndex'],
    ...['storageEngine', 'indexOptionDefaults', 'changeStreamPreAndPostImages', 'encryptedFields'],
  ],
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
  makesRoom: true,
  run(command, { database, db }) {
    const collection = database.collection(db, collectionName(command));
    if (!collection) return {};
    const nIndexesWas = collection.indexes.length;
    database.drop(collection);
    return { nIndexesWas, ns: collection.ns };
  },
};

/** The database and the collection of a namespace: collections may have dots, databases none. */
function splitNamespace(ns: string): [db: string, name: string] {
  const dot = ns.indexOf('.');
  if (dot < 1) throw new MongoError('InvalidNamespace', `Invalid namespace specified '${ns}'`);
  return [ns.slice(0, dot), ns.slice(dot + 1)];
}

const renameCollection: Command = {
  fields: ['to', 'dropTarget', 'stayTemp'],
  writes: true,
  makesRoom: true,
  run(command, { database, db }) {
    if (db !== 'admin') {
      throw new MongoError(
        'Unauthorized',
        'renameCollection may only be run against the admin database.',
      );
    }
    const from = collectionName(command);
    const to = stringOf(command.to);
    const source = database.collection(...splitNamespace(from));
    const [toDb, toName] = splitNamespace(to);
    if (!source) {
      throw new MongoError('NamespaceNotFound', `Source collection ${from} does not exist`);
    }
    if (from === to) {
      throw new MongoError('IllegalOperation', "Can't rename a collection to itself");
    }
    const target = database.collection(toDb, toName);
    if (target && !truthy(command.dropTarget)) {
      throw new MongoError('NamespaceExists', 'target namespace exists');
    }
    database.rename(source, toDb, toName);
    return {};
  },
};

const dropDatabase: Command = {
  fields: [],
  writes: true,
  run(_command, { database, db }) {
    const collections = database.collections.filter((collection) => collection.db === db);
    for (const collection of collections) database.drop(collection);
    return collections.length ? { dropped: db } : {};
  },
};

/** Keeps the documents that an optional filter of the command matches. */
function filtered(docs: Doc[], command: Doc): Doc[] {
  const filter = docArgument(command, 'filter');
  return filter ? docs.filter(compileFilter(filter)) : docs;
}

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
    const collections = database.collections.filter((collection) => collection.db === db);
    const docs = filtered(collections.map(describe), command);
    const shown = truthy(command.nameOnly) ? docs.map(({ name, type }) => ({ name, type })) : docs;
    const batchSize = cursorBatchSize(command);
    return cursors.startDocs(shown, `${db}.$cmd.listCollections`, { batchSize });
  },
};

const listDatabases: Command = {
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run(command, { database }) {
    const names = new Set(database.collections.map((collection) => collection.db));
    const docs = [...names].map((name) => ({ name, sizeOnDisk: Long.ZERO, empty: false }));
    const databases = filtered(docs, command);
    return truthy(command.nameOnly)
      ? { databases: databases.map(({ name }) => ({ name })) }
      : { databases, totalSize: Long.ZERO };
  },
};

export const COLLECTION_COMMANDS: Record<string, Command> = {
  create,
  drop,
  renameCollection,
  dropDatabase,
  listCollections,
  listDatabases,
};
