import { applyDecorators, Logger } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { create as contentDisposition } from 'content-disposition';
import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { Archive } from './archive';

const TYPE = 'application/zip';

/** Nobody keeps it on the way, looks into it or shows it in place of saving it. */
const HEADERS = {
  'Content-Type': TYPE,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Documents an answer that is an archive to be saved. */
export const ApiArchive = () =>
  applyDecorators(
    ApiProduces(TYPE),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' } }),
  );

/** Sends an archive while it is made. When that fails, the connection is cut, never ended well. */
export async function sendArchive({ name, content }: Archive, response: Response): Promise<void> {
  response.set({ ...HEADERS, 'Content-Disposition': contentDisposition(name) });
  try {
    await pipeline(content, response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    new Logger('Archive').error({ err: error }, 'an archive could not be sent whole');
  }
}
