import { readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS_PER_MICROSECOND = 1_000;

function timeOf(pid, thread) {
  try {
    const [ran] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(ran) / NANOSECONDS_PER_MICROSECOND;
  } catch {
    // The thread has ended since it was listed.
    return 0;
  }
}

/** Processor time of processes until now, all their threads included, in microseconds (Linux). */
export function processorTime(pids) {
  let sum = 0;
  for (const pid of pids) {
    for (const thread of readdirSync(`/proc/${pid}/task`)) sum += timeOf(pid, thread);
  }
  return sum;
}
