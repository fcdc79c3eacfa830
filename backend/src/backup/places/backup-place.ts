import type { Readable } from 'node:stream';

/** Backups that are kept; older ones are deleted. */
export const BACKUPS_KEPT = 14;

const NAME = /^manjara-\d{4}-\d\d-\d\d\.tar\.age$/;

/** Of the backup of a night. */
export const nightlyName = (night: Date): string =>
  `manjara-${night.toISOString().slice(0, 10)}.tar.age`;

/** Where the backups of every night are kept. */
export interface BackupPlace {
  /**
   * Stores a backup, replacing one of the same name. Incomplete files have a temporary name.
   * @returns its size in bytes
   */
  store(name: string, content: Readable): Promise<number>;
  /** The names of all files there. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** Deletes old backups, and nothing else that is kept there. */
export async function removeOldBackups(place: BackupPlace): Promise<void> {
  const backups = (await place.list()).filter((name) => NAME.test(name)).sort();
  for (const name of backups.slice(0, -BACKUPS_KEPT)) await place.remove(name);
}
