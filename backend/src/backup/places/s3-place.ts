import { S3mini } from 's3mini';
import type { Readable } from 'node:stream';
import { MINUTE_MS } from '../../common/durations';
import type { S3Address } from '../../config/backup-settings';
import type { BackupPlace } from './backup-place';

/** Held in memory; S3 takes 10,000 parts, 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;
/** A part may go over a slow line. */
const REQUEST_MS = 20 * MINUTE_MS;

/** A bucket of a service that speaks S3. */
export class S3Place implements BackupPlace {
  private readonly s3: S3mini;
  private readonly prefix: string;

  /** @param stopped ends an upload */
  constructor(
    { endpoint, region, accessKeyId, secretAccessKey, bucket, prefix }: S3Address,
    stopped: AbortSignal,
  ) {
    this.prefix = prefix;
    this.s3 = new S3mini({
      endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
      region,
      accessKeyId,
      secretAccessKey,
      fetch(url, request) {
        // What an upload has left is removed even then.
        const isPart = request?.method === 'PUT';
        const signals = [AbortSignal.timeout(REQUEST_MS), ...(isPart ? [stopped] : [])];
        return fetch(url, { ...request, signal: AbortSignal.any(signals) });
      },
    });
  }

  /** The service shows an upload in parts only once it is completed. */
  async store(name: string, content: Readable): Promise<number> {
    const key = this.prefix + name;
    const upload = await this.s3.getMultipartUploadId(key);
    try {
      const parts = [];
      let bytes = 0;
      for await (const part of partsOf(content)) {
        parts.push(await this.s3.uploadPart(key, upload, part, parts.length + 1));
        bytes += part.length;
      }
      await this.s3.completeMultipartUpload(key, upload, parts);
      const stored = await this.s3.getContentLength(key);
      if (stored === bytes) return bytes;
      throw new Error(`${key} has ${stored} bytes there, and had ${bytes} when it was sent.`);
    } catch (error) {
      // Parts that are left are paid for.
      await this.s3.abortMultipartUpload(key, upload).catch(() => {});
      throw error;
    }
  }

  async list(): Promise<string[]> {
    const found = (await this.s3.listObjects('/', this.prefix)) ?? [];
    return found.map(({ Key: key }) => key.slice(this.prefix.length));
  }

  async remove(name: string): Promise<void> {
    await this.s3.deleteObject(this.prefix + name);
  }
}

async function* partsOf(content: Readable): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}
