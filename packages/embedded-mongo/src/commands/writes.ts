import { ObjectId } from 'bson';

import { checkSize, decode, encode, encodeStored } from '../bson/codec';
import { isDoc, isRegExp, truthy, type Doc } from '../bson/types';
import { badValue, MongoError } from '../errors';
import type { Collection, StoredRecord } from '../storage/collection';
import type { Read } from '../storage/read';
import { compileUpdate, upsertSeed, type Update } from '../update/update';
import {
  checkFields,
  collectionName,
  countArgument,
  docArgument,
  docsArgument,
  listArgument,
  readOf,
  type Command,
  type CommandContext,
} from './command';

const invalidId = (type: string) =>
  new MongoError('InvalidIdField', `The '_id' value cannot be of type ${type}`);

/** The document with `_id` first; generates a missing one. */
function withId(doc: Doc): Doc {
  const { _id = new ObjectId(), ...fields } = doc;
  if (Array.isArray(_id)) throw invalidId('array');
  if (isRegExp(_id)) throw invalidId('regex');
  return { _id, ...fields };
}

function insertOne(collection: Collection, raw: Buffer): void {
  const doc = decode(raw);
  const complete = withId(doc);
  // Keeps the client's bytes if `_id` is first already.
  const stored = Object.keys(doc)[0] === '_id' ? checkSize(raw) : encodeStored(complete);
  collection.insert(stored, complete);
}

/** Applies an update to a record; returns the new document and whether anything changed. */
export function updateOne(collection: Collection, record: StoredRecord, update: Update) {
  const doc = update(decode(record.raw));
  const raw = encodeStored(doc);
  const changed = !raw.equals(record.raw);
  if (changed) collection.replace(record, raw, doc);
  return { doc, changed };
}

/** Inserts the document that an upsert makes from its filter and update. */
export function upsert(collection: Collection, filter: Doc, update: Update): Doc {
  const doc = withId(update(upsertSeed(filter), { insert: true }));
  collection.insert(encodeStored(doc), doc);
  return doc;
}

/** Runs the statements of one command and collects their errors; `ordered` stops at the first. */
function runStatements<T>(
  command: Doc,
  statements: readonly T[],
  run: (statement: T, index: number) => void,
): Doc {
  if (!statements.length) throw new MongoError('InvalidLength', 'Write batch sizes must be >0');
  const writeErrors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      const { code, codeName, message, details } = error;
      writeErrors.push({ index, code, codeName, errmsg: message, ...details });
      if (command.ordered !== false) break;
    }
  }
  return writeErrors.length ? { writeErrors } : {};
}

const bufferOf = (value: unknown): Buffer => {
  if (Buffer.isBuffer(value)) return value;
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.length);
  if (isDoc(value)) return encode(value);
  throw badValue('documents must be objects');
};

const insert: Command = {
  fields: ['documents', 'ordered'],
  writes: true,
  run(command, { database, db }) {
    const name = collectionName(command);
    const collection = database.ensure(db, name);
    let n = 0;
    const result = runStatements(command, listArgument(command, 'documents'), (document) => {
      insertOne(collection, bufferOf(document));
      n++;
    });
    return { n, ...result };
  },
};

const update: Command = {
  fields: ['updates', 'ordered'],
  writes: true,
  reads: (command, context) => ({
    read: updateRead(docsArgument(command, 'updates')[0]!, command, context),
  }),
  run(command, context) {
    let n = 0;
    let nModified = 0;
    const upserted: Doc[] = [];
    const result = runStatements(command, docsArgument(command, 'updates'), (statement, index) => {
      const changes = runUpdate(command, statement, context);
      n += changes.n;
      nModified += changes.nModified;
      if (changes.upserted) upserted.push({ index, _id: changes.upserted._id });
    });
    return { n, ...(upserted.length ? { upserted } : {}), nModified, ...result };
  },
};

function updateRead(statement: Doc, command: Doc, context: CommandContext): Read {
  checkFields(statement, 'update.updates', ['q', 'u', 'upsert', 'multi']);
  const limit = truthy(statement.multi) ? 0 : 1;
  return readOf(command, context, { filter: docArgument(statement, 'q'), limit });
}

function runUpdate(command: Doc, statement: Doc, context: CommandContext) {
  const read = updateRead(statement, command, context);
  const apply = compileUpdate(statement.u);
  // Find all before changing any, or a changed document could match again.
  const records = [...read.records()];
  let nModified = 0;
  for (const record of records) if (updateOne(read.collection!, record, apply).changed) nModified++;
  if (records.length || !truthy(statement.upsert)) return { n: records.length, nModified };
  const collection = context.database.ensure(context.db, collectionName(command));
  const upserted = upsert(collection, read.filter, apply);
  return { n: 1, nModified, upserted };
}

function deleteRead(statement: Doc, command: Doc, context: CommandContext): Read {
  checkFields(statement, 'delete.deletes', ['q', 'limit']);
  const limit = countArgument(statement, 'limit');
  return readOf(command, context, { filter: docArgument(statement, 'q'), limit });
}

const remove: Command = {
  fields: ['deletes', 'ordered'],
  writes: true,
  isVital: () => true,
  reads: (command, context) => ({
    read: deleteRead(docsArgument(command, 'deletes')[0]!, command, context),
  }),
  run(command, context) {
    let n = 0;
    const result = runStatements(command, docsArgument(command, 'deletes'), (statement) => {
      const read = deleteRead(statement, command, context);
      for (const record of [...read.records()]) {
        read.collection!.remove(record);
        n++;
      }
    });
    return { n, ...result };
  },
};

export const WRITE_COMMANDS: Record<string, Command> = { insert, update, delete: remove };
