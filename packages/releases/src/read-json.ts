import { readFile } from 'node:fs/promises';

/** The file exists but is not JSON: a power cut emptied it. */
export class NoJson extends Error {}

/**
 * The content of a JSON file; null if the file does not exist.
 * @throws NoJson
 */
export async function readJson<T>(file: string): Promise<T | null> {
  const messageOf = (error: unknown) => `${file} cannot be read: ${(error as Error).message}`;
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(messageOf(error), { cause: error });
  }
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new NoJson(messageOf(error), { cause: error });
  }
}
