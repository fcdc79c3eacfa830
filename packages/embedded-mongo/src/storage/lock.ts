import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { StartError } from '../errors';

export const LOCK_FILE = 'server.lock';

interface Owner {
  pid: number;
  /** When the process began: a later process may get the same id. */
  started: string;
  token: string;
}

/** Something that differs between two processes that had the same id; empty if unknown or ended. */
function startOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // One that has ended and that nobody has taken note of holds nothing any more.
      return fields[0] === 'Z' ? '' : `${boot} ${fields[19]}`;
    }
    if (process.platform === 'win32') return '';
    const args = ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)];
    // It writes a time as whoever asks is used to, and two servers may be used to another one.
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

/** Creates the lock with its content in one step; false if there is one already. */
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
  do {
    const current = readOwner(path);
    if (current && isAlive(current)) {
      throw new StartError(
        `The folder ${folder} is in use by another embedded-mongo server (process ${current.pid}).`,
      );
    }
    // Before the new one is written: on a full disk it is the room for it.
    if (existsSync(path)) removeStale(path, current);
  } while (!create(path, owner));
  return () => {
    if (readOwner(path)?.token === owner.token) rmSync(path);
  };
}
