import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The file of a command on the path; undefined where there is none. */
export function inPath(command) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, command)).find((file) => existsSync(file));
}

/** The id of the Linux distribution, such as `debian`; undefined elsewhere. */
export function distribution() {
  try {
    return /^ID="?(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

export const isRoot = () => process.getuid?.() === 0;
