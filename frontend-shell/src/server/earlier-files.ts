import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 86_400_000;
/** So long a tab finds late parts of a build that is live no more; as for releases. */
const KEPT_DAYS = 30;
/** Files under it have their content's hash in their names. */
export const HASHED = 'static';

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/**
 * Copies the files of the shell's own build to those of earlier builds, for tabs that are open when
 * the next build comes, and removes those that belonged to no build of the last month.
 * @param build the browser build
 * @param folder where the copies are; made when it is not there
 */
export async function keepFiles(build: string, folder: string, now = new Date()): Promise<void> {
  const [from, to] = [path.join(build, HASHED), path.join(folder, HASHED)];
  for (const file of await filesOf(from)) {
    if (file.endsWith('.map')) continue;
    const target = path.join(to, file);
    const isThere = await utimes(target, now, now).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(from, file), `${target}.draft`);
    await utimes(`${target}.draft`, now, now);
    await rename(`${target}.draft`, target);
  }
  for (const file of await filesOf(to)) {
    const { mtimeMs } = await stat(path.join(to, file));
    if (now.getTime() - mtimeMs > KEPT_DAYS * DAY_MS) await rm(path.join(to, file));
  }
}

/**
 * Does so now and once a day: a build is live for as long as its shell runs, and its files must not
 * be as old as their start when the next build comes.
 * @param onFailure hears why it did not work this time
 * @returns ends it
 */
export function keepWhileLive(
  build: string,
  folder: string,
  onFailure: (error: unknown) => void,
): () => void {
  const keep = () => void keepFiles(build, folder).catch(onFailure);
  keep();
  const daily = setInterval(keep, DAY_MS).unref();
  return () => clearInterval(daily);
}
