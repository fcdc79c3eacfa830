import { Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataDirOf } from '../../config/data-dir';

/** Prefix of this installation's folders: several may share the machine's temporary folder. */
const installation = () =>
  createHash('sha256').update(dataDirOf(process.env)).digest('hex').slice(0, 8);

/** A folder that is created on first use. */
export class TemporaryFolder {
  private made: Promise<string> | undefined;

  constructor(private readonly purpose: 'upload' | 'picture') {}

  path(): Promise<string> {
    this.made ??= mkdtemp(join(tmpdir(), `manjara-${this.purpose}-${installation()}-`));
    return this.made;
  }

  /** Never rejects: the sweep removes leftovers. */
  async remove(): Promise<void> {
    try {
      if (this.made) await rm(await this.made, { recursive: true, force: true });
    } catch (error) {
      new Logger(TemporaryFolder.name).warn({ err: error }, 'a temporary folder was left behind');
    }
  }
}

/** Removes this installation's folders older than `before`, left by killed processes. */
export async function removeStaleFolders(before: Date): Promise<void> {
  const own = new RegExp(`^manjara-(upload|picture)-${installation()}-`);
  for (const name of await readdir(tmpdir())) {
    if (!own.test(name)) continue;
    const path = join(tmpdir(), name);
    const info = await stat(path).catch(() => undefined);
    if (info && info.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
