import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectPicture } from '../../src/images/tasks/inspect-picture';
import { openPicture } from '../../src/images/tasks/open-picture';

const WIDTH = 320;

async function inFile<T>(bytes: Buffer | string, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'judged-'));
  const path = join(folder, 'upload');
  try {
    await writeFile(path, bytes);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The reason for refusing a picture, or `accepted`. */
export const verdict = (bytes: Buffer | string): Promise<string> =>
  inFile(bytes, async (path) => {
    const outcome = await inspectPicture(path);
    return 'accepted' in outcome ? 'accepted' : outcome.rejected;
  });

/** Pixels of an accepted picture, as RGBA. */
export const seen = (
  bytes: Buffer | string,
  ...places: [x: number, y: number][]
): Promise<number[][]> =>
  inFile(bytes, async (path) => {
    const outcome = await inspectPicture(path);
    if (!('accepted' in outcome)) throw new Error(JSON.stringify(outcome));
    const picture = await openPicture(await readFile(path), outcome.accepted.format);
    const { data, width, height, channels } = await picture.decode({ width: WIDTH, height: WIDTH });
    const frame = height / picture.frames;
    return Array.from({ length: picture.frames }, (_, n) => n * frame).flatMap((top) =>
      places.map(([x, y]) => {
        const row = top + Math.floor(y * frame);
        const at = (row * width + Math.floor(x * width)) * channels;
        return [...data.subarray(at, at + channels), ...(channels === 3 ? [255] : [])];
      }),
    );
  });

/** The largest difference between two colours in one channel. */
export const distance = (one: readonly number[] = [], other: readonly number[]): number =>
  Math.max(...other.map((value, channel) => Math.abs(value - (one[channel] ?? Infinity))));
