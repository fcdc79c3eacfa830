import { nameRoute } from '@manjara/observability';
import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { CacheKind } from './cached-read.decorator';

/** Upper bound for a write made outside the API, or by a process that was killed. */
const MAX_AGE_MS = 60_000;
/** For a fallback image while the better variant is rendered. */
const PLACEHOLDER_MAX_AGE_MS = 5_000;
const COMPRESS_FROM_BYTES = 1_000;
const BROTLI_QUALITY = 5;
/** Estimate per entry for headers, key and objects. */
const OVERHEAD_BYTES = 4_000;
/** Headers that belong to one request, or that `send` sets. */
const PER_REQUEST = ['x-request-id', 'strict-transport-security', 'etag', 'content-length'];

const brotli = promisify(brotliCompress);

type HeaderValue = number | string | readonly string[];

interface LoadInfo {
  kind: CacheKind;
  generation: number;
  /** When the load began, in milliseconds since 1970. */
  loadedAt: number;
}

/** A cached response, for the requests that have the same values in the headers of its Vary. */
export class CacheEntry {
  /** Template of the route, for the metrics. */
  readonly route: string;
  readonly freshUntil: number;
  private readonly isCompressible: boolean;
  private brotli: Buffer | undefined;
  private readonly etag: string;
  private readonly brotliEtag: string;
  private readonly headers: Map<string, HeaderValue>;
  private readonly varying: [name: string, value: unknown][];

  /** @param response with its headers set, not yet sent */
  constructor(
    request: Request,
    response: Response,
    private readonly body: Buffer,
    readonly load: LoadInfo,
  ) {
    const { kind, loadedAt } = load;
    this.route = (request.route as { path: string }).path;
    this.isCompressible = kind === 'data' && body.length >= COMPRESS_FROM_BYTES;
    const isPlaceholder =
      kind === 'pictures' && !response.get('Cache-Control')?.includes('immutable');
    this.freshUntil = loadedAt + (isPlaceholder ? PLACEHOLDER_MAX_AGE_MS : MAX_AGE_MS);
    this.etag = response.get('ETag') ?? '';
    this.brotliEtag = this.etag.replace(/"$/, '-br"');
    const names = response
      .get('Vary')
      ?.toLowerCase()
      .split(/\s*,\s*/);
    this.varying = names?.map((name) => [name, request.headers[name]]) ?? [];
    if (kind === 'data') response.vary('Accept-Encoding');
    const headers = Object.entries(response.getHeaders() as Record<string, HeaderValue>);
    this.headers = new Map(headers.filter(([name]) => !PER_REQUEST.includes(name)));
  }

  /** Bytes, with an estimate for the Brotli form, which follows later. */
  get size(): number {
    const compressed = this.isCompressible ? Math.ceil(this.body.length / 2) : 0;
    return OVERHEAD_BYTES + this.body.length + compressed;
  }

  /** Whether this is the response to the request, whose URL is the same. */
  matches({ headers }: Request): boolean {
    return this.varying.every(([name, value]) => headers[name] === value);
  }

  /**
   * Compresses the body with Brotli in a libuv thread.
   * @param previous the entry before, which may have the same body
   */
  async compress(previous: CacheEntry | undefined): Promise<void> {
    const { body } = this;
    if (previous?.body.equals(body)) this.brotli = previous.brotli;
    if (this.brotli || !this.isCompressible) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    this.brotli = await brotli(body, { params });
  }

  /** Whether the URL or the content names one of the ids. */
  mentions(url: string, ids: readonly string[]): boolean {
    const isData = this.load.kind === 'data';
    return ids.some((id) => url.includes(id) || (isData && this.body.includes(id)));
  }

  /** Whether the client has the body in either encoding; sets the ETag of that. */
  private isKnown(request: Request, response: Response): boolean {
    if (request.headers['if-none-match'] === undefined) return false;
    return [this.etag, this.brotliEtag].some((tag) => response.set('ETag', tag) && request.fresh);
  }

  /** @param extra headers of this response only */
  send(request: Request, response: Response, extra: Record<string, string>): void {
    nameRoute(request, this.route);
    if (response.statusCode !== 200) clearError(response);
    response.setHeaders(this.headers).set(extra);
    if (this.isKnown(request, response)) {
      response.removeHeader('Content-Type');
      response.status(304).end();
      return;
    }
    const asBrotli = this.brotli && request.acceptsEncodings('br', 'identity') === 'br';
    response.set('ETag', asBrotli ? this.brotliEtag : this.etag);
    if (asBrotli) response.set('Content-Encoding', 'br');
    response.send(asBrotli ? this.brotli : this.body);
  }
}

/** Removes what an error has set that is answered with an entry instead. */
function clearError(response: Response): void {
  response.status(200);
  for (const name of response.getHeaderNames()) {
    if (!PER_REQUEST.includes(name)) response.removeHeader(name);
  }
}
