import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { MongoError } from '../errors';

const MEGABYTE = 1024 * 1024;
/**
 * Reserve in bytes, on the disk or in the data file. LMDB writes a transaction to new pages. A
 * write that runs out of space corrupts the process's memory, so it must not be attempted.
 */
const RESERVE = 8 * MEGABYTE;
/** Reserve on the disk itself: a large value needs contiguous pages, which the file may lack. */
const LAST_RESERVE = MEGABYTE;
/** Bytes needed per byte written: the document, its pages and index entries. */
const GROWTH = 2;
/** Reserved disk space, which is freed when an essential write finds the disk full. */
const BALLAST_FILE = 'ballast';
const BALLAST = 4 * MEGABYTE;

/** Writable bytes: on the disk, and in free pages of the data file. */
export interface Space {
  disk: number;
  reusable: number;
}

/** Upper estimate of the disk bytes that a write needs. */
export const growthOf = (bytes: number): number => GROWTH * bytes;

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export function diskSize(folder: string): number {
  const { blocks, bsize } = statfsSync(folder);
  return blocks * bsize;
}

/**
 * @throws OutOfDiskSpace if the write does not fit
 * @param isVital whether the write must work on a full disk
 */
export function checkSpace({ disk, reusable }: Space, bytes: number, isVital = false): void {
  const growth = growthOf(bytes);
  const hasSpace = isVital || disk + reusable >= RESERVE + growth;
  if (hasSpace && disk >= LAST_RESERVE + growth) return;
  throw new MongoError('OutOfDiskSpace', 'the disk is full: free some space on it');
}

/** Disk space reserved for essential writes. */
export class Ballast {
  private readonly path: string;

  constructor(folder: string) {
    this.path = join(folder, BALLAST_FILE);
  }

  /** Reserves the space if enough is free. */
  take(free: number): void {
    if (free < RESERVE + 2 * BALLAST || existsSync(this.path)) return;
    writeFileSync(this.path, Buffer.alloc(BALLAST), { flush: true });
  }

  /** @returns whether any space was freed */
  giveUp(): boolean {
    if (!existsSync(this.path)) return false;
    rmSync(this.path);
    return true;
  }
}
