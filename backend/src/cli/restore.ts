import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { checkBackup } from '../backup/archive-reader';
import { entriesIn, restoreBackup } from '../backup/restore-backup';
import { ConfigError } from '../config/app-config';
import { DatabaseInUse } from '../database/database-status';
import { SCHEMA_VERSION } from '../database/migrations';
import { withDatabase } from '../database/with-database';
import { onInterrupt, readArguments, runCommand } from './command';

const USAGE = 'Usage: npm run restore -- FILE [--yes]';

function readOptions() {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      yes: { type: 'boolean', default: false },
      /** A new database that replaces the embedded one; absent: the site's own is replaced. */
      into: { type: 'string' },
    },
  });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new ConfigError(USAGE);
  return { ...values, path: resolve(path) };
}

/** @throws ConfigError unless the person says yes */
async function confirmLoss(entries: Map<string, number>): Promise<void> {
  const lines = [...entries].map(([name, count]) => {
    const words = name === 'fs.files' ? 'uploaded files' : name.replaceAll('_', ' ');
    return `  ${String(count).padStart(8)}  ${words}`;
  });
  console.log(`
The database holds:

${lines.join('\n')}

The backup replaces all of it.`);
  if (!process.stdin.isTTY) {
    throw new ConfigError('Nothing was changed: add --yes to replace these entries.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // readline takes Ctrl-C, and ends at Ctrl-D.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const closed = new Promise<string>((done) => terminal.once('close', () => done('no')));
  const answer = await Promise.race([terminal.question('Continue? (yes/no) '), closed]);
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new ConfigError('Nothing was changed.');
}

void runCommand(async ({ mongodbUri, backupPassphrase: passphrase }) => {
  const { path, yes, into } = readOptions();
  let unfinished = 'The restore was interrupted. Nothing was changed.';
  onInterrupt(() => unfinished);
  // Check before the database is opened: a damaged file must change nothing.
  const backup = await checkBackup({ path, passphrase }, SCHEMA_VERSION, console.log);
  const entries = await withDatabase(mongodbUri, entriesIn);
  if (entries.size > 0 && !yes) await confirmLoss(entries);
  if (into === undefined) {
    unfinished =
      'The restore was interrupted: run it again. Until it has finished, the site does not start.';
  }
  try {
    await withDatabase(into ?? mongodbUri, (db) => restoreBackup(db, backup, console.log));
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) console.error(unfinished);
    throw error;
  }
  const time = new Date(backup.manifest.createdAt);
  console.log(
    `The site is as it was on ${time.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}. All sign-ins have ended: start the site, and sign in
with the password of that time, or get a new one with "npm run admin:password".`,
  );
});
