import { END_MARK, type EndMark } from './archive-format';
import { END_OF_ARCHIVE, padding, tarHeader } from './tar-header';

/** The mark's header, its content and the end of the archive; the content is less than a block. */
export const END_BYTES = 2_048;
const HEADER_BYTES = 512;

/** The last bytes of a backup. They depend on the mark alone, so that a reader can compare them. */
export async function endBytes(mark: EndMark): Promise<Buffer> {
  const content = Buffer.from(`${JSON.stringify(mark)}\n`);
  const header = await tarHeader(END_MARK, content.length, new Date(0));
  return Buffer.concat([header, content, padding(content.length), END_OF_ARCHIVE]);
}

/** The mark in the last bytes of a file; undefined when they are not, to the bit, those of one. */
export async function readEndBytes(bytes: Buffer): Promise<EndMark | undefined> {
  try {
    const content = bytes.subarray(HEADER_BYTES).toString('latin1').replace(/\0+$/, '');
    const { format, sha256, bytes: length } = JSON.parse(content) as EndMark;
    const mark = { format, sha256, bytes: length };
    return (await endBytes(mark)).equals(bytes) ? mark : undefined;
  } catch {
    return undefined;
  }
}
