import type { Api } from './api';
import type { Field } from './field';
import type { Payload } from './payload';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Access = 'public' | 'bearer';

export interface Form {
  readonly kind: 'json' | 'multipart';
  readonly fields: readonly Field[];
}

/** One call of the API: what it takes and what it answers. */
export interface Operation {
  readonly method: Method;
  /** As the specification writes it, below the base path /api. */
  readonly path: string;
  /** Value of `{kind}` in the path. */
  readonly kind?: string;
  readonly access: Access;
  /** With a token it answers drafts, too. */
  readonly hasDrafts?: true;
  /** Of a success. */
  readonly status: number;
  readonly form?: Form;
  /** Fields that it does not know are refused; absent: they are ignored. */
  readonly refusesUnknown?: true;
  /** Values of query parameters that are refused. */
  readonly refusedQueries?: Readonly<Record<string, readonly string[]>>;
  /** The creation that comes before: it makes what `{id}` names, or what a list then holds. */
  readonly after?: Operation;
  /** What else is done before, with what `after` has made. */
  readonly given?: (api: Api, made: unknown) => Promise<void>;
  /** How `{id}` is found in what `after` has made; absent: its `_id`. */
  readonly idIn?: (made: unknown) => string;
  /** The query that belongs to what `after` has made, with its question mark. */
  readonly queryIn?: (made: unknown) => string;
  /** Values that every request needs anew. */
  readonly once?: (api: Api) => Promise<Payload>;
  /** What an id that nobody has is answered; absent: 404. */
  readonly unknownId?: { status: number; error: string };
  /**
   * The body of a success, from what was sent, here or by `after`. Absent: no body, or none that
   * is JSON.
   */
  readonly answer?: (sent: Payload) => unknown;
  /** The type of a success that is not JSON. */
  readonly contentType?: string;
  /** Where what was written is then read, alone or in a list. */
  readonly readAt?: readonly string[];
  /** What is read there; absent: what was answered. */
  readonly entity?: (sent: Payload) => unknown;
}

export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** The rows of a `describe.each('$name')`. */
export const table = (operations: readonly Operation[]) =>
  operations.map((operation) => ({ name: nameOf(operation), operation }));
