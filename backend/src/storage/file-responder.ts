import { Injectable, Logger } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, rangeOf, UNSATISFIABLE } from './byte-range';
import type { StoredContent } from './stored-content';

const YEAR_S = 31_536_000;

/** Pictures need no subresources, and files disguised as pictures must not get any. */
const FILE_POLICY = "default-src 'none'; sandbox";

/** Answers stored bytes: conditional requests, HEAD and single ranges (RFC 9110). */
@Injectable()
export class FileResponder {
  private readonly logger = new Logger(FileResponder.name);

  /** @param headers what replaces the headers of a public file, which caches may keep for ever */
  async send(
    content: StoredContent,
    request: Request,
    response: Response,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    this.setHeaders(content, response);
    response.set(headers);
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

  private setHeaders({ id, name, contentType }: StoredContent, response: Response): void {
    response.set({
      'Content-Type': contentType,
      'Content-Disposition': contentDisposition(name, { type: 'inline' }),
      'Accept-Ranges': 'bytes',
      ETag: `"${id.toHexString()}"`,
      'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
      'Content-Security-Policy': FILE_POLICY,
      'Cross-Origin-Resource-Policy': 'same-site',
      'X-Content-Type-Options': 'nosniff',
    });
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
      this.logger.error({ err: error, file: String(content.id) }, 'a file could not be read whole');
    }
  }
}
