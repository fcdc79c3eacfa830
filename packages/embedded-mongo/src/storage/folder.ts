import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

import { StartError } from '../errors';
import { checkDataFile, type CheckProgress } from './data-file';
import { LOCK_FILE, lockFolder } from './lock';

const MARKER_FILE = 'embedded-mongo.json';
const FORMAT = 'manjara-embedded-mongo';
const VERSION = 1;

const OWNER_ONLY = 0o700;

interface Marker {
  format: string;
  version: number;
  /** False from the folder's creation until its data file exists. */
  ready: boolean;
}

/** Makes new file names survive a power cut, where the system supports it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Replaces the marker atomically, also across a power cut. */
function writeMarker(folder: string, ready: boolean): void {
  const path = join(folder, MARKER_FILE);
  const file = openSync(`${path}.new`, 'w');
  const marker: Marker = { format: FORMAT, version: VERSION, ready };
  writeSync(file, `${JSON.stringify(marker)}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
  syncFolder(folder);
}

/**
 * The folder's marker; undefined for an empty folder.
 * @throws StartError for a foreign folder
 */
function readMarker(folder: string): Marker | undefined {
  const path = join(folder, MARKER_FILE);
  if (!existsSync(path)) {
    const ours = (name: string) => name.startsWith(LOCK_FILE) || name.startsWith(MARKER_FILE);
    if (readdirSync(folder).every(ours)) return undefined;
    throw new StartError(
      `The folder ${folder} is not empty and contains no embedded-mongo data; choose an empty or a new folder.`,
    );
  }
  let marker: Partial<Marker> | null;
  try {
    marker = JSON.parse(readFileSync(path, 'utf8')) as Partial<Marker> | null;
  } catch {
    marker = null;
  }
  if (marker?.format !== FORMAT || typeof marker.version !== 'number') {
    throw new StartError(`The folder ${folder} is damaged: its ${MARKER_FILE} cannot be read.`);
  }
  if (marker.version > VERSION) {
    throw new StartError(
      `The folder ${folder} was written by a newer embedded-mongo (format ${marker.version}, this one knows ${VERSION}).`,
    );
  }
  return marker as Marker;
}

/**
 * Locks the folder for this process, checks it, and marks a new one. A foreign folder is left
 * untouched.
 * @throws StartError with one sentence, if the folder cannot be used
 */
export async function prepareFolder(
  folder: string,
  onProgress: CheckProgress,
): Promise<{ markReady(): void; release(): void }> {
  let release: () => void;
  try {
    mkdirSync(folder, { recursive: true });
    readMarker(folder);
    release = lockFolder(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The folder ${folder} cannot be used: ${(error as Error).message}.`);
  }
  try {
    // Without authentication, only file permissions keep out other users of the machine.
    chmodSync(folder, OWNER_ONLY);
    const marker = readMarker(folder);
    if (!marker) writeMarker(folder, false);
    if (marker?.ready) await checkDataFile(folder, onProgress);
    return { markReady: () => marker?.ready || writeMarker(folder, true), release };
  } catch (error) {
    release();
    throw error;
  }
}
