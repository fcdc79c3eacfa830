import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 3_000;

const textOf = (file) => {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
};

/** Processes, beside us, that were started to work on a folder; none where the system does not tell. */
function processesOf(folder) {
  if (!existsSync('/proc/self/environ')) return [];
  const ours = new Set([process.pid, process.ppid]);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && !ours.has(Number(name)))
    .filter((pid) => textOf(`/proc/${pid}/environ`).includes(folder))
    .map(Number);
}

/**
 * Ends what still works on a folder.
 * @returns {Promise<string[]>} what there was
 */
export async function endLeftovers(folder) {
  const limit = Date.now() + PATIENCE_MS;
  while (processesOf(folder).length > 0 && Date.now() < limit) await pause(50);
  const left = processesOf(folder);
  const names = left.map((pid) => {
    const command = textOf(`/proc/${pid}/cmdline`).split('\0').slice(0, 3).join(' ');
    return `process ${pid} (${command})`;
  });
  for (const pid of left) process.kill(pid, 'SIGKILL');
  return names;
}
