import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasePointer } from '@manjara/releases';
import { parsePointer, type Rejection } from './release';

const STATUS = 'status.json';
/** Written last into a release's folder: marks a complete copy. */
const POINTER = 'pointer.json';
/** Copies besides the live one, for a rollback. */
const EARLIER_COPIES = 1;

/** Status of a remote's releases, for operators who inspect the folder. */
export interface ReleaseStatus {
  /** The live version; null without one. */
  live: string | null;
  /** The published version first, then the versions that failed after it was rejected. */
  refused: Rejection[];
}

/** Replaces a file atomically, because other processes may read it. */
async function replaceFile(target: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(`${target}.draft`, content);
  await rename(`${target}.draft`, target);
}

/** Local copies of the release files that the shell needs. */
export class ReleaseCache {
  constructor(private readonly folder: string) {}

  async status(): Promise<ReleaseStatus> {
    try {
      return JSON.parse(await readFile(path.join(this.folder, STATUS), 'utf8')) as ReleaseStatus;
    } catch {
      return { live: null, refused: [] };
    }
  }

  writeStatus(status: ReleaseStatus): Promise<void> {
    return replaceFile(path.join(this.folder, STATUS), JSON.stringify(status));
  }

  /** Pointers of the complete copies, newest first. */
  async complete(): Promise<ReleasePointer[]> {
    const found: ReleasePointer[] = [];
    for (const { folder } of await this.byAge().catch(() => [])) {
      try {
        found.push(parsePointer(await readFile(path.join(folder, POINTER), 'utf8')));
      } catch {
        // Incomplete copy.
      }
    }
    return found;
  }

  read(version: string, file: string): Promise<Buffer> {
    return readFile(this.resolve(version, file));
  }

  async store(pointer: ReleasePointer, files: Map<string, Buffer>): Promise<void> {
    for (const [file, bytes] of files) {
      await replaceFile(this.resolve(pointer.version, file), bytes);
    }
    await replaceFile(this.resolve(pointer.version, POINTER), JSON.stringify(pointer));
    // Makes an older release the newest copy again after a rollback.
    const now = new Date();
    await utimes(path.join(this.folder, pointer.version), now, now);
    await this.prune(pointer.version);
  }

  /** Removes a failed release, so that it is not restored later. */
  async remove(version: string): Promise<void> {
    await rm(path.join(this.folder, version), { recursive: true, force: true });
  }

  private async byAge() {
    const entries = await readdir(this.folder, { withFileTypes: true });
    const folders = await Promise.all(
      entries
        .filter((entry) => entry.isDirectory())
        .map(async ({ name }) => {
          const folder = path.join(this.folder, name);
          return { name, folder, written: (await stat(folder)).mtimeMs };
        }),
    );
    return folders.sort((a, b) => b.written - a.written);
  }

  private async prune(current: string): Promise<void> {
    const others = (await this.byAge()).filter(({ name }) => name !== current);
    for (const { folder } of others.slice(EARLIER_COPIES)) await rm(folder, { recursive: true });
  }

  private resolve(version: string, file: string): string {
    const folder = path.join(this.folder, version);
    const target = path.join(folder, file);
    if (!target.startsWith(folder + path.sep)) throw new Error(`${file} is outside its release.`);
    return target;
  }
}
