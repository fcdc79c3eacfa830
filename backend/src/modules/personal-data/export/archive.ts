import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file within an archive; it is opened when its turn comes. */
export interface ArchiveEntry {
  /** With `/` between folders. */
  path: string;
  /** Bytes, where they are known: then another number of them fails the archive. */
  size?: number;
  /** Whether its bytes get smaller by it; those of a PDF do not. */
  compress: boolean;
  open: () => Readable;
}

export interface Archive {
  name: string;
  content: Readable;
}

/**
 * A ZIP that is made while it is read, one entry after the other, in constant memory. An entry that
 * fails destroys it; whoever stops reading closes the entry that is open.
 */
export function zipOf(entries: readonly ArchiveEntry[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  const mtime = new Date();
  zip.on('error', (error: Error) => output.destroy(error));
  output.on('close', () => current?.destroy());

  for (const { path, size, compress, open } of entries) {
    const options = { mtime, compress, ...(size !== undefined && { size }) };
    zip.addReadStreamLazy(path, options, (use) => {
      current = open();
      // Not handed on by the library.
      current.on('error', (error) => output.destroy(error));
      use(null, current);
    });
  }
  zip.end();
  return output;
}
