import { Encrypter } from 'age-encryption';
import type { mongo } from 'mongoose';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectionOf, fromLine, type Report } from '../../src/backup/archive';
import { type CheckedBackup, checkBackup, readParts } from '../../src/backup/archive-reader';
import { restoreBackup } from '../../src/backup/restore-backup';
import { writeBackup, type WrittenBackup } from '../../src/backup/write-backup';
import { SCHEMA_VERSION } from '../../src/database/migrations';
import { withDatabase } from '../../src/database/with-database';
import { ApiProcess } from './api-process';

export const SILENT: Report = () => {};

/** Encrypted backups of the suite take no second each to derive their key. */
export function useFastKeys(): void {
  const { setScryptWorkFactor } = Encrypter.prototype;
  beforeAll(() => {
    Encrypter.prototype.setScryptWorkFactor = function () {
      setScryptWorkFactor.call(this, 10);
    };
  });
  afterAll(() => {
    Encrypter.prototype.setScryptWorkFactor = setScryptWorkFactor;
  });
}

/** A folder for the backups of a test, removed after each test. */
export function useFolder(): { path: string } {
  const folder = { path: '' };
  beforeEach(async () => {
    folder.path = await mkdtemp(join(tmpdir(), 'backup-test-'));
  });
  afterEach(() => rm(folder.path, { recursive: true, force: true }));
  return folder;
}

export const check = (path: string, passphrase: string | null = null): Promise<CheckedBackup> =>
  checkBackup({ path, passphrase }, SCHEMA_VERSION, SILENT);

export const backUp = (uri: string, path: string): Promise<WrittenBackup> =>
  withDatabase(uri, (db) => writeBackup(db, path, SILENT));

export const restore = (
  uri: string,
  path: string,
  passphrase: string | null = null,
): Promise<void> =>
  withDatabase(uri, async (db) => restoreBackup(db, await check(path, passphrase), SILENT));

/** Starts the built program as `npm run` does. */
export const program = (
  name: 'backup' | 'restore',
  uri: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): ApiProcess =>
  ApiProcess.run(
    { MONGODB_URI: uri, JWT_SECRET: 'a secret of the tests, long enough to sign', ...environment },
    `cli/${name}.js`,
    args,
  );

/** Runs the built program to its end. */
export async function runProgram(
  ...given: Parameters<typeof program>
): Promise<{ code: number | null; output: string }> {
  const running = program(...given);
  return { code: await running.exit(), output: running.output };
}

const ROOT = join(__dirname, '../../..');

/** Runs a script of `npm run` with a given working folder. */
export function runScript(
  name: 'backup' | 'restore',
  folder: string,
  env: Record<string, string>,
  args: string[],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const given = { PATH: process.env.PATH, INIT_CWD: folder, ENV_FILE: '', SKIP_BUILD: '1' };
    execFile(
      process.execPath,
      [join(ROOT, 'scripts/task.mjs'), name, ...args],
      { cwd: ROOT, env: { ...given, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

export interface Archive {
  documents: Record<string, mongo.Document[]>;
  /** The originals, by id. */
  files: Record<string, Buffer>;
}

/** Reads a complete backup. */
export async function readArchive(path: string): Promise<Archive> {
  const archive: Archive = { documents: {}, files: {} };
  for await (const { name, content } of readParts({ path, passphrase: null })) {
    const collection = collectionOf(name);
    if (collection) {
      const lines = content.toString().split('\n').slice(0, -1);
      (archive.documents[collection] ??= []).push(...lines.map(fromLine));
    }
    const id = /^files\/fs\/(\w+)\.\w+$/.exec(name)?.[1];
    if (id) archive.files[id] = content;
  }
  return archive;
}
