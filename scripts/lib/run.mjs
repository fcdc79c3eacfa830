import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** Runs a command to its end; rejects when it fails. `quiet` shows its output only then. */
export function run(command, args, { quiet = false, env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      if (quiet) process.stderr.write(Buffer.concat(output));
      reject(new Error(`${command} ${args.join(' ')} failed with code ${code}.`));
    });
  });
}

/** Builds the given workspaces (all without a list); what has not changed comes from the cache. */
export const build = (projects, options) =>
  run('npx', ['nx', 'run-many', '-t', 'build', ...(projects ? ['-p', projects.join(',')] : [])], {
    env: { NX_DAEMON: 'false' },
    ...options,
  });
