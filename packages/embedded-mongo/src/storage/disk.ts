import { statfsSync } from 'node:fs';

import { MongoError } from '../errors';

/**
 * What stays free on the disk, in bytes. LMDB writes a transaction to new pages, and a write that
 * finds no room damages the process's memory: it must not be tried.
 */
const RESERVE = 8 * 1024 * 1024;
/** What stays free also of a command that frees space: it has to be possible on a full disk. */
const LAST_RESERVE = 1024 * 1024;
/** Of the bytes that a write brings: its document, the pages around it and its index entries. */
const GROWTH = 2;

/** Bytes on the disk that a write of so many bytes may take. */
export const growthOf = (bytes: number): number => GROWTH * bytes;

/** Bytes that are free for us on the disk of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Throws OutOfDiskSpace when there is no room for a write of so many bytes.
 * @param freesSpace whether it leaves less in the database than there was
 */
export function checkSpace(free: number, bytes: number, freesSpace = false): void {
  if (free < (freesSpace ? LAST_RESERVE : RESERVE) + growthOf(bytes)) {
    throw new MongoError('OutOfDiskSpace', 'the disk is full: free some space on it');
  }
}
