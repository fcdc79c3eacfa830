import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { CHECKSUMS } from './archive';

/** Writes a tar archive to a stream, part by part, with the checksum of each. */
export class ArchiveWriter {
  private readonly tar = pack();
  private readonly written: Promise<void>;
  private checksums = '';

  constructor(output: Writable) {
    this.written = pipeline(this.tar, output);
    // Awaited with the next part, or by `finish`.
    this.written.catch(() => {});
  }

  async add(name: string, content: Buffer | string, mtime = new Date()): Promise<void> {
    const bytes = Buffer.from(content);
    this.checksums += `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;
    const added = new Promise<void>((resolve, reject) => {
      const entry = this.tar.entry({ name, mode: 0o600, mtime }, bytes, (error) =>
        error ? reject(error) : resolve(),
      );
      // When the output ends too early; the callback has it, too.
      entry.on('error', reject);
    });
    // After a disk error only the pipeline has the reason.
    await Promise.race([added, this.written]).catch(() => this.written);
  }

  /** Adds the checksums, and waits until everything is written. */
  async finish(): Promise<void> {
    await this.add(CHECKSUMS, this.checksums);
    this.tar.finalize();
    await this.written;
  }

  /** Ends the output; it fails if the archive is not finished. */
  async close(): Promise<void> {
    this.tar.destroy();
    await this.written.catch(() => {});
  }
}
