import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { CHECKSUMS, FORMAT } from './archive-format';
import { endBytes } from './end-mark';
import { padding, tarHeader } from './tar-header';

/** A place in the archive to which the writer can return. */
export interface Place {
  position: number;
  digest: Hash;
  checksums: number;
}

async function writeAt(handle: FileHandle, bytes: Buffer, position: number): Promise<number> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
  return position + bytes.length;
}

/** Writes a backup part by part, with the checksum of each and of all. */
export class ArchiveWriter {
  private position = 0;
  private digest = createHash('sha256');
  /** How far the list of checksums, which is a file of its own until the end, is written. */
  private checksums = 0;

  private constructor(
    private readonly archive: FileHandle,
    private readonly list: FileHandle,
    private readonly listPath: string,
  ) {}

  /** @param listPath where the checksums are kept until the end; its owner removes it */
  static async open(path: string, listPath: string): Promise<ArchiveWriter> {
    const archive = await open(path, 'wx', 0o600);
    return new ArchiveWriter(archive, await open(listPath, 'wx', 0o600), listPath);
  }

  /** Adds a file whose content is in memory. */
  addText(name: string, text: string, mtime = new Date()): Promise<void> {
    const content = Buffer.from(text);
    return this.add(name, content.length, [content], mtime);
  }

  /** Adds a file; fails when its content is not `size` bytes long. */
  async add(
    name: string,
    size: number,
    content: AsyncIterable<Buffer> | Iterable<Buffer>,
    mtime = new Date(),
  ): Promise<void> {
    const sum = await this.write(name, size, content, mtime);
    const line = Buffer.from(`${sum}  ${name}\n`);
    this.checksums = await writeAt(this.list, line, this.checksums);
  }

  place(): Place {
    return {
      position: this.position,
      digest: this.digest.copy(),
      checksums: this.checksums,
    };
  }

  /** Forgets what was added since, also when it was added only in part. */
  async returnTo({ position, digest, checksums }: Place): Promise<void> {
    this.position = position;
    this.digest = digest;
    this.checksums = checksums;
    await this.archive.truncate(position);
  }

  /** Adds the checksums and the end mark, and waits until all is on the disk. */
  async finish(): Promise<void> {
    const list = createReadStream(this.listPath, { end: this.checksums - 1 });
    await this.write(CHECKSUMS, this.checksums, list, new Date());
    const sha256 = this.digest.digest('hex');
    const end = await endBytes({ format: FORMAT, sha256, bytes: this.position });
    await writeAt(this.archive, end, this.position);
    await this.archive.sync();
  }

  async close(): Promise<void> {
    await this.archive.close();
    await this.list.close();
  }

  /** @returns the content's SHA-256 in hex */
  private async write(
    name: string,
    size: number,
    content: AsyncIterable<Buffer> | Iterable<Buffer>,
    mtime: Date,
  ): Promise<string> {
    const sum = createHash('sha256');
    let left = size;
    await this.append(await tarHeader(name, size, mtime));
    for await (const bytes of content) {
      left -= bytes.length;
      sum.update(bytes);
      await this.append(bytes);
    }
    if (left !== 0) throw new Error(`${name} is not as long as it was said to be.`);
    await this.append(padding(size));
    return sum.digest('hex');
  }

  private async append(bytes: Buffer): Promise<void> {
    this.digest.update(bytes);
    this.position = await writeAt(this.archive, bytes, this.position);
  }
}
