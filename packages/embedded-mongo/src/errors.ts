import type { Doc } from './bson/types';

const CODES = {
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  InvalidLength: 16,
  IllegalOperation: 20,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  ShutdownInProgress: 91,
  CommandNotSupported: 115,
  CannotIndexParallelArrays: 171,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
} as const;

/** An error for the client, with the name and code of the real server. */
export class MongoError extends Error {
  readonly code: number;

  constructor(
    readonly codeName: keyof typeof CODES | `Location${number}`,
    message: string,
    /** Further reply fields, such as keyPattern and keyValue of a duplicate key. */
    readonly details: Doc = {},
  ) {
    super(message);
    this.code = codeName.startsWith('Location')
      ? Number(codeName.slice('Location'.length))
      : CODES[codeName as keyof typeof CODES];
  }
}

export const badValue = (message: string) => new MongoError('BadValue', message);
export const failedToParse = (message: string) => new MongoError('FailedToParse', message);
export const typeMismatch = (message: string) => new MongoError('TypeMismatch', message);
export const notSupported = (what: string) =>
  new MongoError('CommandNotSupported', `${what} is not supported by this server`);
/** Errors that the real server identifies by a location number. */
export const location = (code: number, message: string) =>
  new MongoError(`Location${code}`, message);

/** A reason not to start; the message is one sentence for the operator. */
export class StartError extends Error {}
