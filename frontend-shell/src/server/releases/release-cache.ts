import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
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
      // In one step: an open tab may be reading the one that is there.
      await writeFile(`${target}.draft`, bytes);
      await rename(`${target}.draft`, target);
    }
    // One that comes back is as good as new.
    const now = new Date();
    await utimes(path.join(this.folder, pointer.version), now, now);
    const target = path.join(this.folder, ACTIVE);
    await writeFile(`${target}.draft`, JSON.stringify(pointer));
    await rename(`${target}.draft`, target);
    await this.prune(pointer.version);
  }

  private async prune(current: string): Promise<void> {
    const entries = await readdir(this.folder, { withFileTypes: true });
    const others = entries.filter((entry) => entry.isDirectory() && entry.name !== current);
    const aged = await Promise.all(
      others.map(async ({ name }) => {
        const folder = path.join(this.folder, name);
        return { folder, written: (await stat(folder)).mtimeMs };
      }),
    );
    const surplus = aged.sort((a, b) => b.written - a.written).slice(KEPT);
    for (const { folder } of surplus) await rm(folder, { recursive: true });
  }

  private resolve(version: string, file: string): string {
    const folder = path.join(this.folder, version);
    const target = path.join(folder, file);
    if (!target.startsWith(folder + path.sep)) throw new Error(`${file} leaves its release.`);
    return target;
  }
}
