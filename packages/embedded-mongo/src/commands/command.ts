import { isDoc, isNumber, toNumber, type Doc } from '../bson/types';
import { location, MongoError, notSupported, typeMismatch } from '../errors';
import type { Database } from '../storage/database';
import { Read, type Query } from '../storage/read';
import type { Cursors } from './cursors';

/** What a command may use. */
export interface CommandContext {
  database: Database;
  cursors: Cursors;
  /** The database that the command is for. */
  db: string;
  connectionId: number;
  /** Bytes of the disk that holds the data. */
  disk(): { free: number; total: number };
}

/** What a command looks for, as explain tells it. */
export interface Reading {
  read: Read;
  /** Whether only the number of documents is wanted. */
  counts?: boolean;
}

/** A command: what it accepts and what it does. Anything else in it is refused. */
export interface Command {
  /** Fields besides the name and those that every command takes; undefined: any. */
  fields?: readonly string[];
  /** Whether it runs in a write transaction. */
  writes?: boolean;
  /** Whether it must work on a full disk, as it shrinks the data or hardly changes its size. */
  isVital?(command: Doc, size: number): boolean;
  /** Whether a command that writes finds nothing to do, so that a full disk is no hindrance. */
  isDone?(command: Doc, context: CommandContext): boolean;
  /** Absent for commands that cannot be explained. */
  reads?(command: Doc, context: CommandContext): Reading;
  run(command: Doc, context: CommandContext): Doc;
}

/** Fields that drivers add to any command. Sessions and times are taken note of and not used. */
const GENERIC_FIELDS = [
  ...['$db', '$clusterTime', '$readPreference', 'lsid', 'comment', 'maxTimeMS'],
  ...['readConcern', 'writeConcern', 'apiVersion', 'apiStrict', 'apiDeprecationErrors'],
];

/** Throws for what a document holds beside what is known, rather than ignore it. */
export function checkFields(doc: Doc, what: string, known: readonly string[]): void {
  const unknown = Object.keys(doc).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw location(40415, `BSON field '${what}.${unknown}' is an unknown field.`);
  }
}

/** Checks the fields of a command before it runs. */
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

/** A list of documents, as the updates of an update command. */
export function docsArgument(command: Doc, field: string): Doc[] {
  return listArgument(command, field).map((value) => {
    if (isDoc(value)) return value;
    throw wrongType(field, 'object');
  });
}

/** A whole number that is not negative; undefined if it is not given. */
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

/** A batch size given in a `cursor` sub-document, as aggregate and the list commands take it. */
export const cursorBatchSize = (command: Doc): number | undefined =>
  countArgument(docArgument(command, 'cursor') ?? {}, 'batchSize');

/** The collection that a command names as its own value. */
export function collectionName(command: Doc): string {
  const value = Object.values(command)[0];
  if (typeof value === 'string' && value) return value;
  throw new MongoError('InvalidNamespace', 'collection name is no text, or is empty');
}

/** Reads the collection that a command names. */
export const readOf = (command: Doc, { database, db }: CommandContext, query: Query): Read =>
  new Read(database.collection(db, collectionName(command)), query);
