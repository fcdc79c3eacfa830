import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { StartError } from '../errors';

export const LOCK_FILE = 'server.lock';

interface Owner {
  pid: number;
  /** Start time of the process: its id may be reused. */
  started: string;
  token: string;
}

/** Identifies a process besides its id, which may be reused; empty if unknown or ended. */
function startOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // A zombie process holds no lock.
      return fields[0] === 'Z' ? '' : `${boot} ${fields[19]}`;
    }
    if (process.platform === 'win32') return '';
    const args = ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)];
    // `ps` prints times in the locale and time zone of the caller, which may differ between
    // servers.
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    const [state = '', ...started] = execFileSync('ps', args, { encoding: 'utf8', env })
      .trim()
      .split(/\s+/);
    return state.startsWith('Z') ? '' : started.join(' ');
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

/** Creates the lock with its content atomically; false if it exists. */
function create(path: string, owner: Owner): boolean {
  const draft = `${path}.${owner.token}`;
  try {
    writeFileSync(draft, JSON.stringify(owner));
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes the lock of a dead process, unless another process replaced the lock first. */
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
 * Locks the folder for this process; returns the function that unlocks it. A stale lock of a killed
 * process is replaced.
 * @throws StartError if a running process has the lock
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, LOCK_FILE);
  const owner = { pid: process.pid, started: startOf(process.pid), token: randomUUID() };
  do {
    const current = readOwner(path);
    if (current && isAlive(current)) {
      throw new StartError(
        `The folder ${folder} is in use by another embedded-mongo server (process ${current.pid}).`,
      );
    }
    // Remove it first: on a full disk this frees the space for the new lock.
    if (existsSync(path)) removeStale(path, current);
  } while (!create(path, owner));
  return () => {
    if (readOwner(path)?.token === owner.token) rmSync(path);
  };
}
