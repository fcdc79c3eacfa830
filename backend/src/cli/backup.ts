import 'reflect-metadata';
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupModule } from '../backup/backup.module';
import { BackupService } from '../backup/backup.service';
import { megabytes } from '../backup/progress';
import { type AppConfig, ConfigError } from '../config/app-config';
import { unlessBrokenOff } from './breaking-off';
import { command } from './command';
import { ConsoleProgress } from './console-progress';

const USAGE = 'Usage: npm run backup [-- FILE or FOLDER]';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `manjara-2026-11-22-095503.tar`, by this machine's clock: sorted by name, the newest is last. */
function nameOf(time: Date): string {
  const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()].map(twoDigits).join('-');
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map(twoDigits).join('');
  return `manjara-${day}-${clock}.tar`;
}

function readTarget(): string | undefined {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    if (positionals.length <= 1) return positionals[0];
  } catch {
    // An option that it does not have.
  }
  throw new ConfigError(USAGE);
}

/** Where the backup goes: beside the data, into a folder, or under a name that was given. */
function targetOf({ dataDir }: AppConfig): string {
  const given = readTarget();
  if (given === undefined) return join(dataDir, 'backups', nameOf(new Date()));
  const path = resolve(given);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? join(path, nameOf(new Date())) : path;
}

const filesOf = ({ length }: string[]) => (length === 1 ? 'a file' : `${length} files`);

let target = '';

void command(
  BackupModule,
  async (context) => {
    const { files, documents, bytes, damaged } = await unlessBrokenOff(
      'The backup was broken off, and nothing is left of it.',
      (signal) =>
        context.get(BackupService).write(target, new ConsoleProgress(process.stdout), signal),
    );
    for (const name of damaged) {
      console.error(`A part of the file ${name} is lost in the database: it is not in the backup.`);
    }
    // Not a success: by that word, whoever deletes old backups would delete the last good copy.
    if (damaged.length > 0) process.exitCode = 1;
    const state =
      damaged.length > 0 ? `The backup lacks ${filesOf(damaged)}, and has` : 'The backup is whole:';
    console.log(
      `${state} ${files} files and ${documents} entries, ${megabytes(bytes)}.

  ${target}

It holds personal data. Keep a copy of it away from this machine, where only you can read it.`,
    );
  },
  (config) => {
    target = targetOf(config);
  },
  { anyVersion: true },
);
