import type { Api } from './api';
import type { Field } from './field';
import type { Payload } from './payload';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Open to all, to all who are signed in, or to owners. */
export type Access = 'public' | 'bearer' | 'owner';

export interface Form {
  readonly kind: 'json' | 'multipart';
  readonly fields: readonly Field[];
}

/** A call of the API: its input and its response. */
export interface Operation {
  readonly method: Method;
  /** As in the specification, without the base path /api. */
  readonly path: string;
  /** Replaces `{kind}` in the path. */
  readonly kind?: string;
  readonly access: Access;
  /** Returns drafts, too, to the admin. */
  readonly hasDrafts?: true;
  /** Of a success. */
  readonly status: number;
  readonly form?: Form;
  /** Unknown fields are rejected; otherwise they are ignored. */
  readonly refusesUnknown?: true;
  /** Values of query parameters that are rejected. */
  readonly refusedQueries?: Readonly<Record<string, readonly string[]>>;
  /** The creation to run before; it makes the entity of `{id}` or of the list. */
  readonly after?: Operation;
  /** Further preparation, with the result of `after`. */
  readonly given?: (api: Api, made: unknown) => Promise<void>;
  /** Gets `{id}` from the result of `after`; default: its `_id`. */
  readonly idIn?: (made: unknown) => string;
  /** Gets the query, with its question mark, from the result of `after`. */
  readonly queryIn?: (made: unknown) => string;
  /** Values that must be new in every request. */
  readonly once?: (api: Api) => Promise<Payload>;
  /** The response for an unknown id; default: 404. */
  readonly unknownId?: { status: number; error: string };
  /**
   * The body of a success, from the payload sent here or by `after`. Absent: no body, or not JSON.
   */
  readonly answer?: (sent: Payload) => unknown;
  /** The type of a success that is not JSON. */
  readonly contentType?: string;
  /** Paths where the result can be read, alone or in a list. */
  readonly readAt?: readonly string[];
  /** The entity at `readAt`; default: the response body. */
  readonly entity?: (sent: Payload) => unknown;
}

export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** Closes calls that anybody who is signed in could make. */
export const ownersOnly = (operations: readonly Operation[]): readonly Operation[] =>
  operations.map((operation) =>
    operation.access === 'bearer' ? { ...operation, access: 'owner' } : operation,
  );

/** The rows of a `describe.each('$name')`. */
export const table = (operations: readonly Operation[]) =>
  operations.map((operation) => ({ name: nameOf(operation), operation }));

/** Name of the first text field of a form. */
export function firstText({ form }: Operation): string {
  return form?.fields.find(({ kind }) => kind === 'text')?.name ?? '';
}
