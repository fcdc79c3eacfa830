import { createWriteStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkBackup } from '../archive-reader';
import { renameDurably, unfinished } from '../backup-folder';
import type { BackupPlace } from './backup-place';

/** A folder that exists: on a disk that is not mounted, nothing is written. */
export class FolderPlace implements BackupPlace {
  constructor(
    private readonly folder: string,
    private readonly passphrase: string,
  ) {}

  async store(name: string, content: Readable): Promise<number> {
    const path = join(this.folder, name);
    const draft = unfinished(path);
    try {
      await pipeline(content, createWriteStream(draft, { mode: 0o600, flush: true }));
      const file = { path: draft, passphrase: this.passphrase };
      const { bytes } = await checkBackup(file, Infinity, () => {});
      await renameDurably(draft, path);
      return bytes;
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      throw error;
    }
  }

  list(): Promise<string[]> {
    return readdir(this.folder);
  }

  remove(name: string): Promise<void> {
    return rm(join(this.folder, name), { force: true });
  }
}
