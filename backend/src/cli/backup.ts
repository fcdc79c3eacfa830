import { rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unfinished } from '../backup/backup-folder';
import { writeBackup } from '../backup/write-backup';
import { type AppConfig, ConfigError } from '../config/app-config';
import { withDatabase } from '../database/with-database';
import { onInterrupt, readArguments, runCommand } from './command';

const USAGE = 'Usage: npm run backup [-- FILE or FOLDER]';

/** `manjara-2026-11-22-095503.tar`, by this machine's clock: sorted by name, the newest is last. */
function defaultName(): string {
  // The Swedish form of a time is `2026-11-22 09:55:03`.
  const time = new Date().toLocaleString('sv-SE').replace(' ', '-').replaceAll(':', '');
  return `manjara-${time}.tar`;
}

/** Where the backup goes: beside the data, into a given folder, or under a given name. */
function targetOf({ dataDir }: AppConfig): string {
  const [given, ...others] = readArguments(USAGE, { allowPositionals: true }).positionals;
  if (others.length > 0) throw new ConfigError(USAGE);
  if (given === undefined) return join(dataDir, 'backups', defaultName());
  const path = resolve(given);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? join(path, defaultName()) : path;
}

void runCommand(async (config) => {
  const target = targetOf(config);
  onInterrupt(() => {
    rmSync(unfinished(target), { force: true });
    return 'The backup was interrupted. No file was written.';
  });
  const { files, documents, bytes, damaged } = await withDatabase(config.mongodbUri, (db) =>
    writeBackup(db, target, console.log),
  );
  for (const name of damaged) {
    console.error(`The file ${name} is damaged in the database: it is not in the backup.`);
  }
  // A failure, or a script that deletes old backups after a success deletes the last good copy.
  if (damaged.length > 0) process.exitCode = 1;
  const lacking = `The backup is incomplete: ${damaged.length} damaged file(s) are missing. It has`;
  const state = damaged.length > 0 ? lacking : 'The backup is complete:';
  console.log(
    `${state} ${files} files and ${documents} entries, ${(bytes / 1e6).toFixed(1)} MB.

  ${target}

It holds personal data. Keep a copy of it away from this machine, where only you can read it.`,
  );
});
