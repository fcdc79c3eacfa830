import { Logger } from '@nestjs/common';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'manjara-upload-';

/** A folder of one request's uploads, made when the first of them comes. */
export class TemporaryFolder {
  private made: Promise<string> | undefined;

  path(): Promise<string> {
    this.made ??= mkdtemp(join(tmpdir(), PREFIX));
    return this.made;
  }

  /** Never fails: what cannot be removed now is removed by the sweep. */
  async remove(): Promise<void> {
    try {
      if (this.made) await rm(await this.made, { recursive: true, force: true });
    } catch (error) {
      new Logger(TemporaryFolder.name).warn({ err: error }, 'a temporary folder was left behind');
    }
  }
}

/** Removes what requests that were killed in the middle left behind before `before`. */
export async function removeStaleFolders(before: Date): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const path = join(tmpdir(), name);
    const info = await stat(path).catch(() => undefined);
    if (info && info.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
