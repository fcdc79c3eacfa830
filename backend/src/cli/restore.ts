import 'reflect-metadata';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { BackupModule } from '../backup/backup.module';
import { type CheckedBackup, checkBackup } from '../backup/check-backup';
import { type Losses, RestoreService } from '../backup/restore.service';
import { ConfigError } from '../config/app-config';
import { SCHEMA_VERSION } from '../database/migrations';
import { descriptionsOf, ORIGINALS_BUCKET } from '../storage/stored-buckets';
import { unlessBrokenOff } from './breaking-off';
import { command } from './command';
import { ConsoleProgress } from './console-progress';

const USAGE = 'Usage: npm run restore -- FILE [--yes]';
const BROKEN_OFF = 'The restore was broken off, and nothing was changed.';

function readArguments(): { path: string; yes: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { yes: { type: 'boolean', default: false } },
    });
    const [path, ...others] = positionals;
    if (path !== undefined && others.length === 0) return { path: resolve(path), yes: values.yes };
  } catch {
    // An option that it does not have.
  }
  throw new ConfigError(USAGE);
}

/** What a person calls a collection. */
const wordsFor = (name: string) =>
  name === descriptionsOf(ORIGINALS_BUCKET) ? 'uploaded files' : name.replaceAll('_', ' ');

async function ask(losses: Losses, signal: AbortSignal): Promise<boolean> {
  const lines = [...losses].map(
    ([name, number]) => `  ${String(number).padStart(8)}  ${wordsFor(name)}`,
  );
  console.log(`
The database holds entries that are not in this backup, or are not the same:

${lines.join('\n')}

They will be gone.`);
  if (!process.stdin.isTTY) {
    throw new ConfigError(
      'Nothing was changed: add --yes to say that these entries may be replaced.',
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // On a terminal that is read, Ctrl-C is a key like another one, and Ctrl-D the end of it.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const ended = once(terminal, 'close').then(() => 'no');
  try {
    const asked = terminal.question('Replace them by the backup? (yes/no) ', { signal });
    return (await Promise.race([asked, ended])).trim().toLowerCase() === 'yes';
  } catch {
    // The terminal was left, which is no yes.
    console.log();
    signal.throwIfAborted();
    return false;
  } finally {
    terminal.close();
  }
}

const timeOf = ({ manifest }: CheckedBackup) =>
  new Date(manifest.createdAt).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });

let yes = false;
let backup: CheckedBackup;

void command(
  BackupModule,
  async (context) => {
    const done = await unlessBrokenOff(BROKEN_OFF, (signal) =>
      context.get(RestoreService).restore(backup, {
        progress: new ConsoleProgress(process.stdout),
        signal,
        confirm: async (losses) => yes || ask(losses, signal),
      }),
    );
    if (!done) throw new ConfigError('Nothing was changed.');
    console.log(
      `The site is as it was on ${timeOf(backup)}. All sign-ins have ended: start the site, and sign in
with the password of that time, or get a new one with "npm run admin:password".`,
    );
  },
  // Before the database is even opened: a damaged file touches nothing.
  async () => {
    const given = readArguments();
    yes = given.yes;
    backup = await checkBackup(given.path, SCHEMA_VERSION, new ConsoleProgress(process.stdout));
  },
  { anyVersion: true },
);
