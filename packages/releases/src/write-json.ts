import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** What was begun here and is not in its place; one that was killed leaves it behind. */
export const DRAFT = /\.draft-[\w-]+$/;

/** Where to write what is to take the place of a file or folder: nobody else writes there. */
export const draftOf = (target: string): string => `${target}.draft-${randomUUID()}`;

/** Writes a JSON file in one step, so that nobody reads half of it. */
export async function writeJson(file: string, content: unknown): Promise<void> {
  const draft = draftOf(file);
  try {
    // Else a power cut may leave its name with nothing behind it.
    await writeFile(draft, JSON.stringify(content, null, 2), { flush: true });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
