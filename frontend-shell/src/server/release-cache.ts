import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasePointer } from '@manjara/releases';
import { parsePointer } from './release';

const ACTIVE = 'active.json';
/** Releases whose copies are kept, for tabs that were opened with an earlier one. */
const KEPT = 5;

/** Copies, on disk, of what the shell itself needs of a remote's releases. */
export class ReleaseCache {
  constructor(private readonly folder: string) {}

  /** The pointer of the release that was live last; null when there is none. */
  async active(): Promise<ReleasePointer | null> {
    try {
      return parsePointer(await readFile(path.join(this.folder, ACTIVE), 'utf8'));
    } catch {
      return null;
    }
  }

  read(version: string, file: string): Promise<Buffer> {
    return readFile(this.resolve(version, file));
  }

  /** Writes the files, then makes the release the active one. */
  async keep(pointer: ReleasePointer, files: Map<string, Buffer>): Promise<void> {
    for (const [file, bytes] of files) {
      const target = this.resolve(pointer.version, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, bytes);
    }
    const target = path.join(this.folder, ACTIVE);
    await writeFile(`${target}.draft`, JSON.stringify(pointer));
    await rename(`${target}.draft`, target);
    await this.prune(pointer.version);
  }

  private async prune(current: string): Promise<void> {
    const entries = await readdir(this.folder, { withFileTypes: true });
    const versions = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const surplus = versions.filter((name) => name !== current).slice(0, -KEPT);
    for (const name of surplus) await rm(path.join(this.folder, name), { recursive: true });
  }

  private resolve(version: string, file: string): string {
    const folder = path.join(this.folder, version);
    const target = path.join(folder, file);
    if (!target.startsWith(folder + path.sep)) throw new Error(`${file} leaves its release.`);
    return target;
  }
}
