import { readFile } from 'node:fs/promises';

/** A file is there that holds no JSON: a power cut has left nothing of it. */
export class NoJson extends Error {}

/** What a JSON file holds; null where there is none. */
export async function readJson<T>(file: string): Promise<T | null> {
  const told = (error: unknown) => `${file} cannot be read: ${(error as Error).message}`;
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(told(error), { cause: error });
  }
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new NoJson(told(error), { cause: error });
  }
}
