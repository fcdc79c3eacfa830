import { Injectable, Logger } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, StoredContent } from './grid-fs';

const YEAR_S = 31_536_000;

/** Pictures need no subresources, and files disguised as pictures must not get any. */
const FILE_POLICY = "default-src 'none'; sandbox";

const UNSATISFIABLE = -1;

/** Serves stored bytes: conditional requests, HEAD and single ranges (RFC 9110). */
@Injectable()
export class FileResponder {
  private readonly logger = new Logger(FileResponder.name);

  /** @param headers replace the headers of a public file, which caches may keep for ever */
  async send(
    content: StoredContent,
    response: Response,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const request = response.req;
    response.set({
      'Content-Type': content.contentType,
      'Content-Disposition': contentDisposition(content.name, { type: 'inline' }),
      'Accept-Ranges': 'bytes',
      ETag: `"${content.id.toHexString()}"`,
      'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
      'Content-Security-Policy': FILE_POLICY,
      'Cross-Origin-Resource-Policy': 'same-site',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    });
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const range = rangeOf(request, content.length, response.get('ETag') ?? '');
    if (range === UNSATISFIABLE) {
      response.status(416).set('Content-Range', `bytes */${content.length}`);
      response.set('Cache-Control', 'no-store').end();
      return;
    }
    const { start, end } = range ?? { start: 0, end: content.length };
    if (range) {
      response.status(206).set('Content-Range', `bytes ${start}-${end - 1}/${content.length}`);
    }
    response.set('Content-Length', String(end - start));
    if (request.method === 'HEAD') response.end();
    else await this.stream(content, { start, end }, response);
  }

  private async stream(
    content: StoredContent,
    range: ByteRange,
    response: Response,
  ): Promise<void> {
    try {
      await pipeline(content.read(range), response);
    } catch (error) {
      // The pipeline has cut the connection, which tells the client that the file is incomplete.
      if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
      this.logger.error(
        { err: error, file: String(content.id) },
        'a file could not be read completely',
      );
    }
  }
}

/** The requested range; undefined for the whole, which also answers several ranges at once. */
function rangeOf(
  request: Request,
  length: number,
  etag: string,
): ByteRange | typeof UNSATISFIABLE | undefined {
  const condition = request.get('If-Range');
  if (condition !== undefined && condition !== etag) return undefined;
  const ranges = request.range(length);
  if (ranges === UNSATISFIABLE) return UNSATISFIABLE;
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  const [range] = ranges;
  return range && { start: range.start, end: range.end + 1 };
}
