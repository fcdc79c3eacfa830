import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

import { StartError } from '../errors';

export const DATA_FILE = 'data.mdb';

const META_MAGIC = 0xbeefc0de;
const META_SIZE = 160;

/** What one of LMDB's two meta pages says; the one of the later transaction is in force. */
interface Meta {
  pageSize: number;
  lastPage: number;
  transaction: bigint;
}

function readMeta(file: number, position: number): Meta | undefined {
  const page = Buffer.alloc(META_SIZE);
  const whole = readSync(file, page, 0, META_SIZE, position) === META_SIZE;
  if (!whole || page.readUInt32LE(24) !== META_MAGIC) return undefined;
  return {
    pageSize: page.readUInt32LE(48),
    lastPage: Number(page.readBigUInt64LE(144)),
    transaction: page.readBigUInt64LE(152),
  };
}

/** Compares the file's length with what its meta pages tell; undefined if they are not such. */
function hasAllPages(path: string): boolean | undefined {
  const file = openSync(path, 'r');
  try {
    const first = readMeta(file, 0);
    const second = first && readMeta(file, first.pageSize);
    if (!second) return undefined;
    const { lastPage, pageSize } = first.transaction > second.transaction ? first : second;
    return fstatSync(file).size >= (lastPage + 1) * pageSize;
  } finally {
    closeSync(file);
  }
}

/**
 * Reads the file in a process of its own, since LMDB maps it into memory, where following a
 * damaged page would end this process without a word. Large values are read only if asked for:
 * they hold no structure, but their pages may be missing.
 */
const PROBE = `
const [library, path, withValues] = process.argv.slice(1);
const { open } = require(library);
const environment = open({ path, readOnly: true, encoding: 'binary', keyEncoding: 'binary' });
if (withValues) for (const { value } of environment.getRange({})) value.length;
else environment.getKeysCount({});
`;

/** Checks an existing data file before it is opened for real; throws StartError on damage. */
export function checkDataFile(folder: string): void {
  const path = join(folder, DATA_FILE);
  const damaged = (what: string) =>
    new StartError(`The folder ${folder} is damaged: its ${DATA_FILE} ${what}.`);
  if (!existsSync(path)) throw damaged('is missing');
  const complete = hasAllPages(path);
  if (complete === undefined) throw damaged('is not an LMDB file');
  // LMDB may count pages at the end that it never had to write, so a short file can be whole.
  const probeArguments = [require.resolve('lmdb'), path, ...(complete ? [] : ['values'])];
  const probe = spawnSync(process.execPath, ['-e', PROBE, ...probeArguments], { stdio: 'ignore' });
  if (probe.status !== 0) throw damaged('cannot be read to its end');
}
