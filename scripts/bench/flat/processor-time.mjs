import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of all threads of a process until now, in microseconds (Linux). */
export function processorTime(pid) {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    nanoseconds += Number(
      readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0],
    );
  }
  return nanoseconds / 1_000;
}

/** Megabytes that a process has in memory of its own, without pages of files (Linux). */
export function ownMb(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_000;
}
