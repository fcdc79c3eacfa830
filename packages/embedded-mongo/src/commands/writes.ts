import { ObjectId } from 'bson';

import { checkSize, decode, encode, encodeStored } from '../bson/codec';
import { isDoc, isRegExp, truthy, type Doc } from '../bson/types';
import { badValue, failedToParse, MongoError } from '../errors';
import type { Collection, StoredRecord } from '../storage/collection';
import { Read } from '../storage/read';
import { compileUpdate, isReplacement, upsertSeed, type Update } from '../update/update';
import {
  checkFields,
  collectionName,
  countArgument,
  docArgument,
  docsArgument,
  listArgument,
  refuseOptions,
  type Command,
  type CommandContext,
} from './command';

const invalidId = (type: string) =>
  new MongoError('InvalidIdField', `The '_id' value cannot be of type ${type}`);

/** The document with its `_id` in front, which is made now if there is none. */
function withId(doc: Doc): Doc {
  const { _id = new ObjectId(), ...fields } = doc;
  if (Array.isArray(_id)) throw invalidId('array');
  if (isRegExp(_id)) throw invalidId('regex');
  return { _id, ...fields };
}

function insertOne(collection: Collection, raw: Buffer): void {
  const doc = decode(raw);
  const complete = withId(doc);
  // Re-encoding is spared, and the bytes stay as they came, where the id is in place already.
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

/** Inserts what an update makes of the filter's equalities. */
export function upsert(collection: Collection, filter: Doc, spec: unknown, update: Update): Doc {
  const doc = withId(update(upsertSeed(filter, spec), { insert: true }));
  collection.insert(encodeStored(doc), doc);
  return doc;
}

/** Runs the statements of one command; errors are listed, and end it if it is ordered. */
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
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
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

/** Options of a single update or delete that would change its meaning. */
const REFUSED = ['collation', 'let', 'c', 'sampleId'];

const update: Command = {
  fields: ['updates', 'ordered', 'bypassDocumentValidation'],
  refused: ['let'],
  writes: true,
  run(command, context) {
    let n = 0;
    let nModified = 0;
    const upserted: Doc[] = [];
    const result = runStatements(command, docsArgument(command, 'updates'), (statement, index) => {
      checkFields(statement, 'update.updates', [
        ...['q', 'u', 'upsert', 'multi', 'arrayFilters', 'hint'],
        ...REFUSED,
      ]);
      refuseOptions(statement, REFUSED);
      const changes = runUpdate(command, statement, context);
      n += changes.n;
      nModified += changes.nModified;
      if (changes.upserted) upserted.push({ index, _id: changes.upserted._id });
    });
    return { n, ...(upserted.length ? { upserted } : {}), nModified, ...result };
  },
};

function runUpdate(command: Doc, statement: Doc, { database, db }: CommandContext) {
  const name = collectionName(command);
  const filter = docArgument(statement, 'q') ?? {};
  const multi = truthy(statement.multi);
  if (multi && isReplacement(statement.u)) {
    throw failedToParse('multi update is not supported for replacement-style update');
  }
  const apply = compileUpdate(statement.u, filter, statement.arrayFilters);
  const collection = database.collection(db, name);
  const read = new Read(collection, { filter, limit: multi ? 0 : 1, hint: statement.hint });
  // All are found before one is changed: a changed document could come up again.
  const records = [...read.records()];
  let nModified = 0;
  for (const record of records) if (updateOne(collection!, record, apply).changed) nModified++;
  if (records.length || !truthy(statement.upsert)) return { n: records.length, nModified };
  const upserted = upsert(database.ensure(db, name), filter, statement.u, apply);
  return { n: 1, nModified, upserted };
}

const remove: Command = {
  fields: ['deletes', 'ordered'],
  refused: ['let'],
  writes: true,
  run(command, { database, db }) {
    const collection = database.collection(db, collectionName(command));
    let n = 0;
    const result = runStatements(command, docsArgument(command, 'deletes'), (statement) => {
      checkFields(statement, 'delete.deletes', ['q', 'limit', 'hint', ...REFUSED]);
      refuseOptions(statement, REFUSED);
      const filter = docArgument(statement, 'q') ?? {};
      const limit = countArgument(statement, 'limit') ?? 0;
      const read = new Read(collection, { filter, limit, hint: statement.hint });
      for (const record of [...read.records()]) {
        collection!.remove(record);
        n++;
      }
    });
    return { n, ...result };
  },
};

export const WRITE_COMMANDS: Record<string, Command> = { insert, update, delete: remove };
