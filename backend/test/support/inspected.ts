import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectPicture } from '../../src/images/tasks/detect-picture';
import { inspectPicture } from '../../src/images/tasks/inspect-picture';
import { openPicture } from '../../src/images/tasks/open-picture';

const WIDTH = 320;

/** The reason for refusing a picture, or `accepted`. */
export async function verdict(bytes: Buffer | string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inspected-'));
  const path = join(folder, 'upload');
  try {
    await writeFile(path, bytes);
    const outcome = await inspectPicture(path);
    return 'accepted' in outcome ? 'accepted' : outcome.rejected;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Pixels of an accepted picture, as RGBA. */
export async function seen(
  given: Buffer | string,
  ...places: [x: number, y: number][]
): Promise<number[][]> {
  const bytes = typeof given === 'string' ? Buffer.from(given) : given;
  const format = await detectPicture(bytes);
  if (!format) throw new Error('This is not a picture.');
  const picture = await openPicture(bytes, format);
  const { data, width, height, channels } = await picture.decode({ width: WIDTH, height: WIDTH });
  const frame = height / picture.frames;
  return Array.from({ length: picture.frames }, (_, n) => n * frame).flatMap((top) =>
    places.map(([x, y]) => {
      const row = top + Math.floor(y * frame);
      const at = (row * width + Math.floor(x * width)) * channels;
      return [...data.subarray(at, at + channels), ...(channels === 3 ? [255] : [])];
    }),
  );
}

/** The largest difference between two colours in one channel. */
export const distance = (one: readonly number[] = [], other: readonly number[]): number =>
  Math.max(...other.map((value, channel) => Math.abs(value - (one[channel] ?? Infinity))));
