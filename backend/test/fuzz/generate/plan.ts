import type { Operation } from '../document/document';
import type { Fields } from './bodies';
import type { FormFile } from './files';

export interface FormPart {
  name: string;
  /** A text, or a file. */
  content: string | FormFile;
}

export type PlannedBody =
  /** Values by the names of fields, for what is given to be put in. */
  | { type: 'fields'; fields: Fields }
  /** Beside fields of its own, JSON texts of values that no program would write. */
  | { type: 'json'; fields: Fields; texts: Readonly<Record<string, string>> }
  | { type: 'parts'; fields: Fields; parts: readonly FormPart[] }
  | { type: 'bytes'; bytes: Buffer; contentType: string | undefined; encoding?: string };

/**
 * A request before it is sent. It does not know what there is: which of the known addresses it goes
 * to, and with which token, is decided when it is sent, so that a seed makes the same plans.
 */
export interface Plan {
  operation: Operation;
  /** As documented, or anything at all. */
  kind: 'valid' | 'hostile';
  /** One of the known addresses, or what stands in the place of the parameter. */
  address: { known: number } | { text: string };
  /** Beside the query of a known address. */
  query: readonly (readonly [name: string, value: string])[];
  /** Put behind the query as it is. */
  rawQuery?: string;
  headers: Readonly<Record<string, string>>;
  /** Absent: that of the admin where it is asked for. */
  authorization?: string | null;
  body: PlannedBody | undefined;
}
