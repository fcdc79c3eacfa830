import type { PreviousVersion } from '@manjara/contracts';
import { type FieldVersions, mergeValues } from './merge-values';

/** Access to the previous versions of the edited content. */
export interface VersionSource<V> {
  /** Path of the item or section in the API. */
  path: string;
  /** Converts a document of the API to form values. */
  read(document: object): V;
  onRestored?: (values: V) => void;
}

/** The interface between a form and the dialog of its previous versions. */
export interface VersionHistory {
  path: string;
  read(document: object): object;
  /** Fetches the current values. */
  current: () => Promise<object>;
  labels: Readonly<Record<string, string>>;
  /** Text for a value that should not be shown as it is stored. */
  describe?: (value: unknown) => string | undefined;
  /** The form has unsaved input. */
  dirty: boolean;
  /** Replaces the form values with restored ones. */
  take(values: object): void;
}

/** A previous version as form values. */
export interface Version extends Pick<PreviousVersion, 'version' | 'at' | 'by'> {
  values: object;
  /** Paths of the fields that the next newer version changed. */
  changed: string[];
}

/** The fields that differ: `base` holds the value in `one`, `theirs` that in `other`. */
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
