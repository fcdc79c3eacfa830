import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * Runs a command to its end; rejects if it fails. `quiet` prints its output only on failure;
 * `explain` makes of the output the lines that end the error.
 * @param {string} command
 * @param {string[]} args
 * @param {{
 *   quiet?: boolean, explain?: (output: string) => string[],
 *   env?: Record<string, string>, cwd?: string,
 * }} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, { quiet = false, explain, env = {}, cwd = ROOT } = {}) {
  const piped = quiet || explain !== undefined;
  // A program sees no terminal behind a pipe.
  const colour = !quiet && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NX_DAEMON: 'false', ...(piped && colour), ...env },
      stdio: piped ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    const output = [];
    for (const name of ['stdout', 'stderr']) {
      child[name]?.on('data', (chunk) => {
        output.push(chunk);
        if (!quiet) process[name].write(chunk);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      if (quiet) process.stderr.write(Buffer.concat(output));
      const failure = `${command} ${args.join(' ')} failed with code ${code}.`;
      reject(new Error([failure, ...(explain?.(String(Buffer.concat(output))) ?? [])].join('\n')));
    });
  });
}

/**
 * Builds workspaces quietly; unchanged ones come from Nx's cache. SKIP_BUILD=1 skips it.
 * @param {string[]} [projects] default: all
 */
export async function build(projects) {
  if (process.env.SKIP_BUILD === '1') return;
  const chosen = projects ? ['-p', ...projects] : [];
  await run('npx', ['nx', 'run-many', '-t', 'build', ...chosen], { quiet: true });
}

/**
 * Runs a program; on an error prints its message and exits with 1.
 * @param {() => Promise<unknown>} work
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
