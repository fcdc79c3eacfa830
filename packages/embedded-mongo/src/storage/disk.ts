import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { MongoError } from '../errors';

const MEGABYTE = 1024 * 1024;
/**
 * What stays free, in bytes: on the disk, or in the data file. LMDB writes a transaction to new pages,
 * and a write that finds no room damages the process's memory: it must not be tried.
 */
const RESERVE = 8 * MEGABYTE;
/** What stays free on the disk itself: a large value needs pages in a row, which the file may lack. */
const LAST_RESERVE = MEGABYTE;
/** Of the bytes that a write brings: its document, the pages around it and its index entries. */
const GROWTH = 2;
/** The name and the size of a file that is given up for what has to be possible on a full disk. */
export const BALLAST_FILE = 'ballast';
const BALLAST = 4 * MEGABYTE;

/** Bytes that can be written: to the disk, and to pages of the data file that hold nothing any more. */
export interface Space {
  disk: number;
  reusable: number;
}

/** Bytes on the disk that a write of so many bytes may take. */
export const growthOf = (bytes: number): number => GROWTH * bytes;

/** Bytes that are free for us on the disk of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** All bytes of the disk of a folder. */
export function diskSize(folder: string): number {
  const { blocks, bsize } = statfsSync(folder);
  return blocks * bsize;
}

/**
 * Throws OutOfDiskSpace when there is no room for a write of so many bytes.
 * @param isVital whether it has to be possible on a full disk
 */
export function checkSpace({ disk, reusable }: Space, bytes: number, isVital = false): void {
  const growth = growthOf(bytes);
  const hasRoom = isVital || disk + reusable >= RESERVE + growth;
  if (hasRoom && disk >= LAST_RESERVE + growth) return;
  throw new MongoError('OutOfDiskSpace', 'the disk is full: free some space on it');
}

/** Room on the disk that nobody else can take. */
export class Ballast {
  private readonly path: string;

  constructor(folder: string) {
    this.path = join(folder, BALLAST_FILE);
  }

  /** Takes the room while there is enough for all. */
  take(free: number): void {
    if (free < RESERVE + 2 * BALLAST || existsSync(this.path)) return;
    writeFileSync(this.path, Buffer.alloc(BALLAST), { flush: true });
  }

  /** @returns whether there was any to give up */
  giveUp(): boolean {
    if (!existsSync(this.path)) return false;
    rmSync(this.path);
    return true;
  }
}
