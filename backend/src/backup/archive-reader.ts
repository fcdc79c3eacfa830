import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { extract } from 'tar-stream';

const READ_BYTES = 1_048_576;

/** A file in the archive. Its content is read before the next one is asked for. */
export interface Part {
  name: string;
  size: number;
  content: AsyncIterable<Buffer>;
}

/** The parts in the first `length` bytes of an archive, in order. */
export async function* partsOf(path: string, length: number): AsyncGenerator<Part> {
  yield* partsIn(createReadStream(path, { end: length - 1, highWaterMark: READ_BYTES }));
}

/** The part that an archive begins with, if that is whole in these bytes. */
export async function firstPart(
  bytes: Buffer,
): Promise<{ name: string; content: Buffer } | undefined> {
  try {
    for await (const { name, content } of partsIn(Readable.from([bytes]))) {
      return { name, content: await bytesOf(content) };
    }
  } catch {
    // It is no archive.
  }
  return undefined;
}

async function* partsIn(source: Readable): AsyncGenerator<Part> {
  const archive = extract();
  source.once('error', (error) => archive.destroy(error));
  source.pipe(archive);
  try {
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header;
      yield { name, size, content: entry };
      // What nobody read is in the way of the next one.
      entry.resume();
    }
  } finally {
    source.destroy();
  }
}

/** A content that is known to be small, as a whole. */
export async function bytesOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const bytes of content) parts.push(bytes);
  return Buffer.concat(parts);
}

/** The lines of a text, without their ends. */
export async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const bytes of content) {
    let start = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      yield Buffer.concat([...begun, bytes.subarray(start, end)]).toString();
      begun = [];
      start = end + 1;
    }
    begun.push(bytes.subarray(start));
  }
  const last = Buffer.concat(begun);
  if (last.length > 0) yield last.toString();
}
