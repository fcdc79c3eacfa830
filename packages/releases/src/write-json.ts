import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** Name of an unfinished file or folder; a killed process leaves it behind. */
export const DRAFT = /\.draft-[\w-]+$/;

/** Unique temporary name next to the target. */
export const draftOf = (target: string): string => `${target}.draft-${randomUUID()}`;

/** Writes a JSON file atomically. */
export async function writeJson(file: string, content: unknown): Promise<void> {
  const draft = draftOf(file);
  try {
    // Flush, or a power cut could leave an empty file under the final name.
    await writeFile(draft, JSON.stringify(content, null, 2), { flush: true });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
