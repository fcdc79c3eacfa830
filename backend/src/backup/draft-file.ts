import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigError } from '../config/app-config';

/** Faults of a disk or a folder that whoever chose it can mend. */
const FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no room left',
  EDQUOT: 'there is no room left',
  EFBIG: 'it takes no file as large as this',
  EACCES: 'it may not be written to',
  EPERM: 'it may not be written to',
  EROFS: 'it may not be written to',
  ENOTDIR: 'it is no folder',
  EEXIST: 'it is no folder',
};

const DAY_MS = 86_400_000;
const SUFFIX = '.unfinished-';

/** A file that is written beside its place, and comes there when it is whole. */
export class DraftFile {
  /** Where it is written. */
  readonly path: string;

  private constructor(
    private readonly target: string,
    /** For this draft alone, readable by its owner only. */
    readonly folder: string,
  ) {
    this.path = join(folder, 'backup.tar');
  }

  /** @throws ConfigError when something is at `target` */
  static async begin(target: string): Promise<DraftFile> {
    if (await exists(target)) {
      throw new ConfigError(`There is a file ${target} already: give another name.`);
    }
    const parent = dirname(target);
    await mkdir(parent, { recursive: true, mode: 0o700 });
    await removeLeftBehind(parent);
    return new DraftFile(target, await mkdtemp(`${target}${SUFFIX}`));
  }

  /** Gives the file its name, so that a power cut leaves it whole or not there. */
  async publish(): Promise<void> {
    await rename(this.path, this.target);
    // Windows knows no opening of folders, and writes names at once.
    if (process.platform === 'win32') return;
    const folder = await open(dirname(this.target));
    await folder.sync();
    await folder.close();
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** What a failed write to `target` says to a person; other errors as they are. */
export function writeFault(error: unknown, target: string): unknown {
  const fault = FAULTS[(error as NodeJS.ErrnoException | undefined)?.code ?? ''];
  return fault
    ? new ConfigError(`The backup cannot be written to ${dirname(target)}: ${fault}.`)
    : error;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Removes the drafts of backups that were killed; one a day old is nobody's any more. */
async function removeLeftBehind(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!/\.tar\.unfinished-\w{6}$/.test(name)) continue;
    const path = join(parent, name);
    const info = await stat(path).catch(() => undefined);
    if (info && info.mtimeMs < Date.now() - DAY_MS)
      await rm(path, { recursive: true, force: true });
  }
}
