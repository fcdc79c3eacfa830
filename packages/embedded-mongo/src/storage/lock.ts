import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { StartError } from '../errors';

export const LOCK_FILE = 'server.lock';

interface Owner {
  pid: number;
  /** When the process began: a later process may get the same id. */
  started: string;
  token: string;
}

/** Something that differs between two processes that had the same id; empty if unknown. */
function startOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return `${boot} ${fields[19]}`;
    }
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === started;
}

function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

/** Creates the lock with its content in one step; false if there is one already. */
function create(path: string, owner: Owner): boolean {
  const draft = `${path}.${owner.token}`;
  writeFileSync(draft, JSON.stringify(owner));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft);
  }
}

/** Takes away the lock of a process that is gone, unless another starter was faster. */
function removeStale(path: string, stale: Owner | undefined): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readOwner(aside);
  if (moved && moved.token !== stale?.token) create(path, moved);
  rmSync(aside);
}

/**
 * Makes this process the only server of the folder; returns what gives it up again. A lock left
 * by a process that was killed is taken over; that of a living one is a StartError.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, LOCK_FILE);
  const owner = { pid: process.pid, started: startOf(process.pid), token: randomUUID() };
  while (!create(path, owner)) {
    const current = readOwner(path);
    if (current && isAlive(current)) {
      throw new StartError(
        `The folder ${folder} is in use by another embedded-mongo server (process ${current.pid}).`,
      );
    }
    removeStale(path, current);
  }
  return () => {
    if (readOwner(path)?.token === owner.token) rmSync(path);
  };
}
