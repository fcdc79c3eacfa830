import type { PreviousVersion } from '@manjara/contracts';
import { type FieldVersions, mergeValues } from './merge-values';

/** Where the previous versions of what a form edits are. */
export interface VersionSource<V> {
  /** Address of the item or the section in the API. */
  path: string;
  /** The form's values of an answer of the API. */
  read(document: object): V;
  onRestored?: (values: V) => void;
}

/** What a form tells the dialog of its previous versions. */
export interface VersionHistory {
  path: string;
  read(document: object): object;
  /** Reads what is saved now. */
  current: () => Promise<object>;
  labels: Readonly<Record<string, string>>;
  /** A value in words, where it does not speak for itself. */
  describe?: (value: unknown) => string | undefined;
  /** The form has unsaved input. */
  dirty: boolean;
  /** Fills the form with restored values, in place of its input. */
  take(values: object): void;
}

/** A previous version as a form shows it. */
export interface Version extends Pick<PreviousVersion, 'version' | 'at' | 'by'> {
  values: object;
  /** Paths of the fields in which the version after it differs. */
  changed: string[];
}

/** The fields that differ; `base` is of the one, `theirs` of the other. */
export const differences = (one: object, other: object): FieldVersions[] =>
  mergeValues(one, one, other).theirs;

/** @param revisions newest first */
export function toVersions(
  revisions: readonly PreviousVersion[],
  current: object,
  read: VersionHistory['read'],
): Version[] {
  let after = current;
  return revisions.map(({ version, at, by, document }) => {
    const values = read(document);
    const changed = differences(values, after).map(({ path }) => path);
    after = values;
    return { version, at, by, values, changed };
  });
}
