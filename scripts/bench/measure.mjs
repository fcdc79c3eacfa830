// Medians, and process figures from Linux's /proc.
import { readdirSync, readFileSync } from 'node:fs';

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** A rounded number, for console.table. */
export const round = (value, digits = 0) => Number(value.toFixed(digits));

/** Reads a file in /proc; '' if the thread has ended. */
function read(file) {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The direct child processes of a process. */
export const childrenOf = (pid) =>
  read(`${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** Total processor time of a process with all its threads, in microseconds. */
export function cpuTime(pid) {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    nanoseconds += Number(read(`${pid}/task/${thread}/schedstat`).split(' ')[0]);
  }
  return nanoseconds / 1_000;
}

/**
 * Memory of a process in megabytes (10⁶ bytes). RSS counts shared memory in full, PSS divides it
 * among the processes that share it.
 */
export function memoryOf(pid) {
  const text = read(`${pid}/smaps_rollup`);
  const mb = (name) => (Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)[1]) * 1_024) / 1e6;
  return { rss: mb('Rss'), pss: mb('Pss') };
}
