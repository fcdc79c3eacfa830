import { readFile } from 'node:fs/promises';

/** Megabytes that a process holds in memory; null where the system does not say (not Linux). */
export async function memoryOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
  return kilobytes ? Number(kilobytes) / 1000 : null;
}

/** Prints what a test has counted, for whoever reads the run. */
export const tell = (sentence: string): void => console.log(`    ${sentence}`);
