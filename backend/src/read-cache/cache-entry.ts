import { TOLD_BY_304 } from '@manjara/contracts';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** A body in one content encoding, with its headers as name, value, name, value. */
export interface Representation {
  body: Buffer;
  etag: string;
  headers: readonly string[];
  notModifiedHeaders: readonly string[];
}

export interface Validity {
  generation: number;
  /** Milliseconds since 1970. */
  loadedAt: number;
}

/** Upper bound for a write made outside the API, or by a process that was killed. */
const MAX_AGE_MS = 60_000;
/** For a fallback image while the better variant is rendered. */
const PLACEHOLDER_MAX_AGE_MS = 5_000;
const COMPRESS_FROM_BYTES = 1_000;
const BROTLI_QUALITY = 5;
/** Estimate per entry for headers, key and objects. */
const OVERHEAD_BYTES = 4_000;
/** Headers that depend on the request or on the content encoding. */
const NOT_CACHED = new Set([
  'x-request-id',
  'strict-transport-security',
  'etag',
  'content-length',
  'vary',
]);

const brotli = promisify(brotliCompress);

export class CacheEntry {
  readonly identity: Representation;
  /** Set by `compress`, which runs while the first requests are answered. */
  brotli: Representation | undefined;
  readonly generation: number;
  readonly loadedAt: number;
  readonly freshUntil: number;
  private readonly headers: [string, string][];
  private readonly etag: string;
  private readonly isJson: boolean;

  /** @param response with its headers set, not yet sent */
  constructor(response: ServerResponse, body: Buffer, { generation, loadedAt }: Validity) {
    const header = (name: string) => String(response.getHeader(name) ?? '');
    this.etag = header('etag');
    this.isJson = header('content-type').startsWith('application/json');
    this.generation = generation;
    this.loadedAt = loadedAt;
    const isPlaceholder =
      header('content-type').startsWith('image/') && !header('cache-control').includes('immutable');
    this.freshUntil = loadedAt + (isPlaceholder ? PLACEHOLDER_MAX_AGE_MS : MAX_AGE_MS);
    const vary = [header('vary'), this.isJson ? 'Accept-Encoding' : ''].filter(Boolean).join(', ');
    this.headers = response
      .getHeaderNames()
      .filter((name) => !NOT_CACHED.has(name))
      .map((name) => [name, header(name)]);
    if (vary) this.headers.push(['vary', vary]);
    this.identity = this.represent(body);
  }

  /** Bytes. */
  get size(): number {
    return OVERHEAD_BYTES + this.identity.body.length + (this.brotli?.body.length ?? 0);
  }

  /**
   * Compresses the body with Brotli in a libuv thread.
   * @param before the previous entry; its compressed body is reused when the body is the same
   */
  async compress(before: CacheEntry | undefined): Promise<void> {
    const { body } = this.identity;
    if (!this.isJson || body.length < COMPRESS_FROM_BYTES) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    const isSame = before?.brotli !== undefined && before.etag === this.etag;
    this.brotli = this.represent(
      isSame ? before.brotli!.body : await brotli(body, { params }),
      'br',
    );
  }

  private represent(body: Buffer, encoding?: string): Representation {
    const etag = encoding ? this.etag.replace(/"$/, `-${encoding}"`) : this.etag;
    const headers: [string, string][] = [...this.headers];
    if (etag) headers.unshift(['etag', etag]);
    const ofTheBody = [
      ...(encoding ? ['content-encoding', encoding] : []),
      'content-length',
      String(body.length),
    ];
    return {
      body,
      etag,
      headers: [...headers.flat(), ...ofTheBody],
      notModifiedHeaders: headers.filter(([name]) => TOLD_BY_304.has(name)).flat(),
    };
  }
}
