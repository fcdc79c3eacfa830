import { Test, type TestingModule } from '@nestjs/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesOf, partsOf } from '../../src/backup/archive-reader';
import { BackupModule } from '../../src/backup/backup.module';
import { BackupService, type WrittenBackup } from '../../src/backup/backup.service';
import { type CheckedBackup, checkBackup } from '../../src/backup/check-backup';
import type { Progress } from '../../src/backup/progress';
import { type Losses, RestoreService } from '../../src/backup/restore.service';
import { ConfigModule } from '../../src/config/config.module';
import { DatabaseModule } from '../../src/database/database.module';
import { fromLine, type RawDocument } from '../../src/database/document-lines';
import { SCHEMA_VERSION } from '../../src/database/migrations';
import { ApiProcess } from './api-process';
import { testConfig } from './test-app';

export const SILENT: Progress = { begin: () => {}, advance: () => {}, end: () => {} };

/** A folder for the backups of a test; it is removed after each. */
export function useFolder(): { path: string } {
  const folder = { path: '' };
  beforeEach(async () => {
    folder.path = await mkdtemp(join(tmpdir(), 'backup-test-'));
  });
  afterEach(() => rm(folder.path, { recursive: true, force: true }));
  return folder;
}

/** Runs `work` with what the programs of one task are made of, on a database. */
export async function withServices<T>(
  uri: string,
  work: (module: TestingModule) => Promise<T>,
): Promise<T> {
  const config = testConfig({ mongodbUri: uri });
  const module = await Test.createTestingModule({
    imports: [ConfigModule.forRoot(config), DatabaseModule.ofAnyVersion(), BackupModule],
  }).compile();
  module.useLogger(false);
  await module.init();
  try {
    return await work(module);
  } finally {
    await module.close();
  }
}

export const check = (path: string, progress = SILENT): Promise<CheckedBackup> =>
  checkBackup(path, SCHEMA_VERSION, progress);

export const backUp = (uri: string, path: string): Promise<WrittenBackup> =>
  withServices(uri, (module) =>
    module.get(BackupService).write(path, SILENT, new AbortController().signal),
  );

/** Brings a backup in; what the database holds besides is replaced, unless `confirm` says no. */
export const bringBack = (
  uri: string,
  path: string,
  confirm: (losses: Losses) => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> =>
  withServices(uri, async (module) => {
    const { signal } = new AbortController();
    const options = { progress: SILENT, signal, confirm };
    return module.get(RestoreService).restore(await check(path), options);
  });

/** The built program, as `npm run` starts it. */
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

/** What is in a backup. */
export interface Archive {
  documents: Record<string, RawDocument[]>;
  /** The originals, by id. */
  files: Record<string, Buffer>;
}

/** Reads a backup that is whole. */
export async function readArchive(path: string): Promise<Archive> {
  const archive: Archive = { documents: {}, files: {} };
  const { length } = await check(path);
  for await (const { name, content } of partsOf(path, length)) {
    const bytes = await bytesOf(content);
    const [folder, ...rest] = name.split('/');
    const file = rest.join('/');
    if (folder === 'collections') {
      const lines = bytes.toString().split('\n').slice(0, -1);
      archive.documents[file.replace(/\.jsonl$/, '')] = lines.map(fromLine);
    }
    if (/^fs\/\w+\.\w+$/.test(file)) archive.files[file.replace(/^fs\/|\.\w+$/g, '')] = bytes;
  }
  return archive;
}
