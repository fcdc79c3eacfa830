import { readdirSync, readFileSync } from 'node:fs';

const INTERVAL_MS = 50;

function statusOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { parent: field('PPid'), mb: field('VmRSS') / 1_000 };
  } catch {
    // It has ended since it was listed.
    return undefined;
  }
}

/** Megabytes that a process and its children hold now (Linux). */
function memoryOf(pid) {
  const main = statusOf(pid)?.mb ?? 0;
  let all = main;
  for (const name of readdirSync('/proc')) {
    const status = /^\d+$/.test(name) ? statusOf(name) : undefined;
    if (status?.parent === pid) all += status.mb;
  }
  return { main, all };
}

/** Watches the resident memory of a process, and of it with its children. */
export function watchMemory(pid) {
  const peak = { main: 0, all: 0 };
  const look = () => {
    const now = memoryOf(pid);
    peak.main = Math.max(peak.main, now.main);
    peak.all = Math.max(peak.all, now.all);
  };
  const timer = setInterval(look, INTERVAL_MS);
  look();
  return { peak: () => ({ ...peak }), stop: () => clearInterval(timer) };
}
