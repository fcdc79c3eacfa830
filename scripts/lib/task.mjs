import { spawn } from 'node:child_process';
import path from 'node:path';
import {
  databaseToRestore,
  discardDatabaseToRestore,
  embeddedDatabase,
  replaceDatabase,
} from './database.mjs';
import { dataDir, fromRoot, ROOT } from './paths.mjs';
import { build } from './run.mjs';
import { isRunning, readRun } from './run-file.mjs';
import { databaseUri } from './secrets.mjs';

/**
 * The address of the database of the site that runs on this machine, if one does.
 * @returns {Promise<string | undefined>}
 */
export async function runningDatabase() {
  const run = await readRun(dataDir());
  return isRunning(run) ? run.mongodbUri : undefined;
}

/**
 * What was typed behind a command, with paths as they are meant where it was typed.
 * @returns {string[]}
 */
export const typedArguments = () =>
  process.argv
    .slice(2)
    .map((text) =>
      text.startsWith('-') ? text : path.resolve(process.env.INIT_CWD ?? process.cwd(), text),
    );

/** Runs a program to its end. It hears of Ctrl-C and the like itself, and we wait for it. */
function runProgram(program, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fromRoot(`backend/dist/cli/${program}.js`), ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program of the API on the database of this install: that of MONGODB_URI, of the running
 * site, or the embedded one, which is started for it. Its exit code becomes ours.
 * @param {string} program
 * @param {string[]} [args]
 * @param {{ replaces?: boolean }} [options] whether it fills a new embedded database, told by
 *   `--into`, that takes the place of the old one when it succeeds
 */
export async function runTask(program, args = [], { replaces = false } = {}) {
  let database;
  let replacement;
  try {
    const running = await runningDatabase();
    // What runs is built.
    if (!running && process.env.SKIP_BUILD !== '1') {
      await build(['@manjara/backend', '@manjara/embedded-mongo'], { quiet: true });
    }
    let uri = databaseUri(process.env) ?? running;
    if (!uri) {
      database = await embeddedDatabase();
      await database.service.start();
      uri = database.uri;
      if (replaces) {
        replacement = await databaseToRestore();
        await replacement.service.start();
      }
    }
    const into = replacement ? ['--into', replacement.uri] : [];
    const env = { MONGODB_URI: uri, MONGODB_URI_FILE: '', DATA_DIR: dataDir(), EMBEDDED_DB: '1' };
    process.exitCode = await runProgram(program, [...args, ...into], env);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await database?.service.stop();
    await replacement?.service.stop();
  }
  if (!replacement) return;
  if (process.exitCode === 0) await replaceDatabase();
  else await discardDatabaseToRestore();
}
