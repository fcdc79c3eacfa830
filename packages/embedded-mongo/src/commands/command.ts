import { isDoc, isNumber, toNumber, type Doc } from '../bson/types';
import { location, MongoError, notSupported, typeMismatch } from '../errors';
import type { Database } from '../storage/database';
import { Read, type Query } from '../storage/read';
import type { Cursors } from './cursors';

export interface CommandContext {
  database: Database;
  cursors: Cursors;
  /** Name of the target database. */
  db: string;
  connectionId: number;
  /** Size and free space in bytes of the disk that holds the data. */
  disk(): { free: number; total: number };
}

/** A command's read, for explain. */
export interface Reading {
  read: Read;
  /** Whether it only counts documents. */
  counts?: boolean;
}

/** A command: its fields and its function. Unknown fields are rejected. */
export interface Command {
  /** Fields besides the name and the generic ones; undefined: any. */
  fields?: readonly string[];
  /** Whether it runs in a write transaction. */
  writes?: boolean;
  /** Whether it must run on a full disk, because it frees space or hardly needs any. */
  isVital?(command: Doc, size: number): boolean;
  /** Whether a writing command has nothing to write, so that a full disk does not matter. */
  isDone?(command: Doc, context: CommandContext): boolean;
  /** Absent for commands that cannot be explained. */
  reads?(command: Doc, context: CommandContext): Reading;
  run(command: Doc, context: CommandContext): Doc;
}

/** Fields that drivers add to any command. Sessions and time limits are accepted and ignored. */
const GENERIC_FIELDS = [
  ...['$db', '$clusterTime', '$readPreference', 'lsid', 'comment', 'maxTimeMS'],
  ...['readConcern', 'writeConcern', 'apiVersion', 'apiStrict', 'apiDeprecationErrors'],
];

/** @throws MongoError on unknown fields, which must not be ignored silently */
export function checkFields(doc: Doc, what: string, known: readonly string[]): void {
  const unknown = Object.keys(doc).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw location(40415, `BSON field '${what}.${unknown}' is an unknown field.`);
  }
}

export function checkCommand(name: string, command: Doc, { fields }: Command): void {
  if (command.startTransaction || command.txnNumber !== undefined) {
    throw new MongoError(
      'IllegalOperation',
      'Transaction numbers are only allowed on a replica set member or mongos',
    );
  }
  if (fields) checkFields(command, name, [name, ...fields, ...GENERIC_FIELDS]);
  const level = isDoc(command.readConcern) ? command.readConcern.level : undefined;
  if (level === 'snapshot' || level === 'linearizable') {
    throw notSupported(`The read concern '${level}'`);
  }
}

const wrongType = (field: string, expected: string) =>
  typeMismatch(`BSON field '${field}' is the wrong type, expected type '${expected}'`);

export function docArgument(command: Doc, field: string): Doc | undefined {
  const value = command[field];
  if (value === undefined || value === null) return undefined;
  if (isDoc(value)) return value;
  throw wrongType(field, 'object');
}

export function listArgument(command: Doc, field: string): unknown[] {
  const value = command[field];
  if (Array.isArray(value)) return value;
  throw wrongType(field, 'array');
}

/** An array of documents, such as the `updates` of an update command. */
export function docsArgument(command: Doc, field: string): Doc[] {
  return listArgument(command, field).map((value) => {
    if (isDoc(value)) return value;
    throw wrongType(field, 'object');
  });
}

/** A non-negative integer; undefined if absent. */
export function countArgument(command: Doc, field: string): number | undefined {
  const value = command[field];
  if (value === undefined || value === null) return undefined;
  if (!isNumber(value)) throw wrongType(field, 'number');
  const count = toNumber(value);
  if (count < 0) {
    throw location(51024, `BSON field '${field}' value must be >= 0, actual value '${count}'`);
  }
  return Math.trunc(count);
}

/** The batch size in a `cursor` document, as in aggregate and the list commands. */
export const cursorBatchSize = (command: Doc): number | undefined =>
  countArgument(docArgument(command, 'cursor') ?? {}, 'batchSize');

/** The collection name, which is the value of the command's first field. */
export function collectionName(command: Doc): string {
  const value = Object.values(command)[0];
  if (typeof value === 'string' && value) return value;
  throw new MongoError('InvalidNamespace', 'collection name is no text, or is empty');
}

/** A read of the command's collection. */
export const readOf = (command: Doc, { database, db }: CommandContext, query: Query): Read =>
  new Read(database.collection(db, collectionName(command)), query);
