import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import pretty from 'pino-pretty';
import { fromRoot } from './paths.mjs';

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
let isStopping = false;

/**
 * Starts a program that watches a workspace's files.
 * @param {string} workspace
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, stdio?: import('node:child_process').StdioOptions }} [options]
 */
export function startWatcher(workspace, command, args, { env = {}, stdio = 'inherit' } = {}) {
  const child = spawn(command, args, {
    cwd: fromRoot(workspace),
    env: { ...process.env, ...env },
    stdio,
    detached: true,
  });
  children.push(child);
  child.on('exit', (code, signal) => {
    const how = signal ?? `exit code ${code}`;
    if (!isStopping) console.error(`${workspace}: ${command} stopped (${how}).`);
  });
  return child;
}

/** Stops all watchers and waits for their exit. */
export async function stopWatchers() {
  isStopping = true;
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode);
  const ended = running.map((child) => once(child, 'exit'));
  // A negative id addresses the process group, which includes the watchers' children.
  for (const { pid } of running) process.kill(-pid, 'SIGTERM');
  await Promise.all(ended);
}

/** A stream that turns the API's structured log into lines for people. */
export const prettyLog = () =>
  pretty({
    ignore: 'pid,hostname,context,req,res,responseTime',
    messageFormat:
      '{if context}{context}: {end}{if responseTime}{req.method} {req.path} {res.status} in {responseTime} ms: {end}{msg}',
    translateTime: 'SYS:HH:MM:ss',
  });

/** Prints a workspace's type errors after every save, and when none is left. */
export function showTypeErrors(workspace) {
  const args = ['tsc', '--watch', '--preserveWatchOutput', '--pretty', 'false'];
  const { stdout } = startWatcher(workspace, 'npx', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let hadErrors = false;
  createInterface({ input: stdout }).on('line', (line) => {
    const count = Number(/Found (\d+) errors?\./.exec(line)?.[1] ?? NaN);
    if (/ error TS\d+: /.test(line)) console.error(`${workspace}/${line}`);
    else if (/^ {2}/.test(line)) console.error(line);
    else if (count === 0 && hadErrors) console.log(`${workspace}: no type errors.`);
    if (!Number.isNaN(count)) hadErrors = count > 0;
  });
}
