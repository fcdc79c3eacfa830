import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fieldError } from '../../common/errors/api-error';
import type { UploadedFile } from '../../common/forms/uploaded-file';
import { JOB_ERRORS } from './jobs.errors';

/** PDF readers search the signature here: some programs write a few bytes before it. */
const HEAD_BYTES = 1_024;

/**
 * Checks by its first bytes that a CV is a PDF; the form has already checked its size.
 * @throws ApiError 415 if it is not a PDF
 */
export async function checkCv({ path }: UploadedFile): Promise<void> {
  const head = await buffer(createReadStream(path, { end: HEAD_BYTES - 1 }));
  if (head.includes('%PDF-')) return;
  throw fieldError('cv', JOB_ERRORS.pdfExpected);
}
