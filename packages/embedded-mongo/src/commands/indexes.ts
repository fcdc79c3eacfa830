import { deserialize } from 'bson';

import { encode } from '../bson/codec';
import { equal } from '../bson/key-encoding';
import { isDoc, isNumber, toNumber, truthy, type Doc } from '../bson/types';
import { MongoError } from '../errors';
import { splitPath } from '../query/paths';
import { isPlainPath } from '../query/sort';
import type { Collection } from '../storage/collection';
import type { IndexSpec } from '../storage/collection-index';
import {
  checkFields,
  collectionName,
  cursorBatchSize,
  docsArgument,
  type Command,
  type CommandContext,
} from './command';

const cannotCreate = (message: string) => new MongoError('CannotCreateIndex', message);

const OPTIONS = ['key', 'name', 'unique', 'expireAfterSeconds'];
const MAX_TTL_SECONDS = 2 ** 31 - 1;

function checkKey(key: unknown): asserts key is Doc {
  if (!isDoc(key) || !Object.keys(key).length) throw cannotCreate('Index keys cannot be empty.');
  for (const [name, direction] of Object.entries(key)) {
    if (!isNumber(direction) || !toNumber(direction) || !isPlainPath(splitPath(name))) {
      throw cannotCreate(`An index on '${name}' of this kind is not supported by this server`);
    }
  }
}

function checkTtl(key: Doc, seconds: unknown): number | undefined {
  if (seconds === undefined) return undefined;
  const value = isNumber(seconds) ? toNumber(seconds) : NaN;
  if (!(value >= 0 && value <= MAX_TTL_SECONDS)) {
    throw cannotCreate(`TTL index 'expireAfterSeconds' option must be within an acceptable range`);
  }
  const [field, ...others] = Object.keys(key);
  if (others.length || field === '_id') {
    throw cannotCreate('TTL indexes are single-field indexes, and not on _id');
  }
  return value;
}

/** Validates a requested index and normalizes its spec. */
function readSpec(asked: Doc): IndexSpec {
  const { key, name, unique, expireAfterSeconds } = asked;
  checkFields(asked, 'createIndexes.indexes', OPTIONS);
  checkKey(key);
  const generated = Object.entries(key).map(([field, value]) => `${field}_${toNumber(value)}`);
  const seconds = checkTtl(key, expireAfterSeconds);
  return deserialize(
    encode({
      v: 2,
      key,
      name: name ?? generated.join('_'),
      ...(truthy(unique) ? { unique: true } : {}),
      ...(seconds === undefined ? {} : { expireAfterSeconds: seconds }),
    }),
  ) as IndexSpec;
}

/**
 * Whether the index exists already.
 * @throws MongoError if it conflicts with another index
 */
function exists(collection: Collection, spec: IndexSpec): boolean {
  const specs = collection.indexes.map((index) => index.spec);
  const sameName = specs.find(({ name }) => name === spec.name);
  const sameKey = specs.find(({ key }) => equal(key, spec.key));
  if (sameKey?.name === '_id_' || (sameName && equal(sameName, spec))) return true;
  const inTheWay = sameKey ?? sameName;
  if (!inTheWay) return false;
  throw new MongoError(
    sameKey ? 'IndexOptionsConflict' : 'IndexKeySpecsConflict',
    `An index with the same ${sameKey ? 'key' : 'name'} exists with other options: ${inTheWay.name}`,
  );
}

const createIndexes: Command = {
  fields: ['indexes'],
  writes: true,
  isDone(command, { database, db }) {
    const collection = database.collection(db, collectionName(command));
    const specs = docsArgument(command, 'indexes').map(readSpec);
    return collection !== undefined && specs.every((spec) => exists(collection, spec));
  },
  run(command, { database, db }) {
    const name = collectionName(command);
    const specs = docsArgument(command, 'indexes').map(readSpec);
    const created = !database.collection(db, name);
    const collection = database.ensure(db, name);
    const before = collection.indexes.length;
    const missing = specs.filter((spec) => !exists(collection, spec));
    if (missing.length) {
      collection.addIndexes(missing.map((spec) => ({ id: database.newId(), spec })));
    }
    return {
      numIndexesBefore: before,
      numIndexesAfter: collection.indexes.length,
      createdCollectionAutomatically: created,
      ...(missing.length ? {} : { note: 'all indexes already exist' }),
    };
  },
};

function existingCollection(command: Doc, { database, db }: CommandContext): Collection {
  const name = collectionName(command);
  const collection = database.collection(db, name);
  if (collection) return collection;
  throw new MongoError('NamespaceNotFound', `ns does not exist: ${db}.${name}`);
}

const listIndexes: Command = {
  fields: ['cursor'],
  run(command, context) {
    const { indexes, ns } = existingCollection(command, context);
    const specs = indexes.map(({ spec }) => spec);
    return context.cursors.startDocs(specs, ns, cursorBatchSize(command));
  },
};

const dropIndexes: Command = {
  fields: ['index'],
  writes: true,
  isVital: () => true,
  run(command, context) {
    const collection = existingCollection(command, context);
    const nIndexesWas = collection.indexes.length;
    const index = collection.indexes.find(({ spec }) => spec.name === command.index);
    if (!index) {
      throw new MongoError('IndexNotFound', `index not found with name [${String(command.index)}]`);
    }
    if (index.isIdIndex) throw new MongoError('InvalidOptions', 'cannot drop _id index');
    collection.dropIndex(index);
    return { nIndexesWas };
  },
};

export const INDEX_COMMANDS: Record<string, Command> = { createIndexes, listIndexes, dropIndexes };
