// Medians, and what Linux says in /proc about processes.
import { readdirSync, readFileSync } from 'node:fs';

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** A rounded number, for console.table. */
export const round = (value, digits = 0) => Number(value.toFixed(digits));

/** The text of a file in /proc; empty when the thread has ended meanwhile. */
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

/** Processor time of a process until now, all its threads included, in microseconds. */
export function cpuTime(pid) {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    nanoseconds += Number(read(`${pid}/task/${thread}/schedstat`).split(' ')[0]);
  }
  return nanoseconds / 1_000;
}

/**
 * What a process holds, in megabytes (10⁶ bytes). RSS counts what it shares with others whole, PSS
 * in equal parts for all who share it.
 */
export function memoryOf(pid) {
  const text = read(`${pid}/smaps_rollup`);
  const mb = (name) => (Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)[1]) * 1_024) / 1e6;
  return { rss: mb('Rss'), pss: mb('Pss') };
}
