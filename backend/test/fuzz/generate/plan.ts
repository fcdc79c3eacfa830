import type { Operation } from '../document/document';
import type { Fields } from './bodies';
import type { FormFile } from './files';

export interface FormPart {
  name: string;
  /** A text, or a file. */
  content: string | FormFile;
}

export type PlannedBody =
  /** Values by field name; the executor adds the fixtures. */
  | { type: 'fields'; fields: Fields }
  /** `texts` are hostile JSON texts by field name, in addition to `fields`. */
  | { type: 'json'; fields: Fields; texts: Readonly<Record<string, string>> }
  | { type: 'parts'; fields: Fields; parts: readonly FormPart[] }
  | { type: 'bytes'; bytes: Buffer; contentType: string | undefined; encoding?: string };

/**
 * A request before it is sent. Its address and token are chosen when it is sent, so that a seed
 * always makes the same plans.
 */
export interface Plan {
  operation: Operation;
  /** As documented, or with hostile input. */
  kind: 'valid' | 'hostile';
  /** The index of a known address, or a text for the path parameter. */
  address: { known: number } | { text: string };
  /** Added to the query of a known address. */
  query: readonly (readonly [name: string, value: string])[];
  /** Appended to the query without encoding. */
  rawQuery?: string;
  headers: Readonly<Record<string, string>>;
  /** Absent: the admin's token if the call needs one. */
  authorization?: string | null;
  body: PlannedBody | undefined;
}
