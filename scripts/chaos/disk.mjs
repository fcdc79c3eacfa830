import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';

const SIZE = '512m';
const PIECES = [1 << 20, 1 << 12, 1];

/** Whether a program runs to its end with success. */
const works = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * How to get a view of the file system of our own, whose mounts are gone when we are: as root, or
 * else as the root of a name space of our own; undefined where neither is possible.
 * @returns {string[] | undefined} the arguments of `unshare`
 */
export function ownView() {
  const ways = process.getuid?.() === 0 ? [['-m']] : [['-rm']];
  return ways.find((way) => works('unshare', ...way, 'mount', '-t', 'tmpfs', 'x', '/mnt'));
}

/** A small disk of its own for a folder. */
export class SmallDisk {
  what = `a tmpfs of ${SIZE}`;

  constructor(folder) {
    this.folder = folder;
    this.filler = path.join(folder, 'filler');
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=700`, 'manjara-chaos', folder]);
  }

  /** Leaves no byte free. */
  fill() {
    const file = openSync(this.filler, 'a');
    for (const size of PIECES) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size, 1));
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
      }
    }
    closeSync(file);
  }

  free() {
    rmSync(this.filler, { force: true });
  }

  remove() {
    spawnSync('umount', ['-l', this.folder]);
  }
}

/** Where no disk can be made: the file of the database may not grow, which it hears when it writes. */
export class CappedFile {
  what = 'a limit on the size of the database’s file, for want of a small disk';

  constructor(folder) {
    this.file = path.join(folder, 'db/data.mdb');
  }

  static get isPossible() {
    return works('prlimit', '--version');
  }

  /** @param {number} pid of the database; the one that is started after it has no limit */
  fill(pid) {
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${statSync(this.file).size}`]);
  }

  free() {}

  remove() {}
}
