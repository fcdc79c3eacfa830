import type { Doc } from './bson/types';

/** An error that a client sees; code and code name are those of the real server. */
export class MongoError extends Error {
  constructor(
    readonly code: number,
    readonly codeName: string,
    message: string,
    /** Further fields of the answer, such as keyPattern and keyValue of a duplicate. */
    readonly details: Doc = {},
  ) {
    super(message);
  }
}

export const badValue = (message: string) => new MongoError(2, 'BadValue', message);
export const failedToParse = (message: string) => new MongoError(9, 'FailedToParse', message);
export const typeMismatch = (message: string) => new MongoError(14, 'TypeMismatch', message);
export const namespaceNotFound = (ns: string) =>
  new MongoError(26, 'NamespaceNotFound', `ns does not exist: ${ns}`);
export const notSupported = (what: string) =>
  new MongoError(115, 'CommandNotSupported', `${what} is not supported by this server`);
/** Errors that the real server numbers by the line of its source. */
export const location = (code: number, message: string) =>
  new MongoError(code, `Location${code}`, message);

/** A reason not to start; the message is one sentence for the person who started the server. */
export class StartError extends Error {}
