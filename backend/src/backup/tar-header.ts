import { pack } from 'tar-stream';

const BLOCK = 512;
/** What fits into a header of its own; a longer name would bring a second one. */
const MAX_NAME = 100;

/** The header of one file in a tar archive, one block. `name` is ASCII, `size` in bytes. */
export async function tarHeader(name: string, size: number, mtime: Date): Promise<Buffer> {
  if (name.length > MAX_NAME) throw new Error(`The name ${name} is too long for a part.`);
  const tar = pack();
  // What is read first is the header; the content follows from our own hand.
  tar.entry({ name, size, mtime, mode: 0o600, type: 'file' });
  for await (const header of tar) return header;
  throw new Error('The archive has no header.');
}

/** The zeros that bring a file's content to whole blocks. */
export const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** What every archive ends with: two blocks of zeros. */
export const END_OF_ARCHIVE = Buffer.alloc(2 * BLOCK);
