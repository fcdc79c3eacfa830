import { Injectable } from '@nestjs/common';
import { ApiError } from '../common/errors/api-error';
import type { UploadedFile } from '../common/forms/uploaded-file';
import type { DocumentKind } from '../storage/file-unit';
import { TaskFailed } from '../workshop/task-failed';
import { Workshop } from '../workshop/workshop';
import { DOCUMENT_ERRORS } from './documents.errors';
import type { PdfVerdict } from './tasks/check-pdf';

const PDF: DocumentKind = { contentType: 'application/pdf', extension: 'pdf' };

/** An ordinary one of 10 MB takes less than a second. */
const CHECK_MS = 10_000;

/** Judges PDFs by their content, in a process of their own (spec §5). */
@Injectable()
export class PdfCheck {
  constructor(private readonly workshop: Workshop) {}

  /**
   * @param field the form's field that holds the file
   * @throws ApiError 415 for what is no PDF, 422 for one that nobody could read, 503 when too many
   * wait
   */
  async inspect(file: UploadedFile, field: string): Promise<DocumentKind> {
    const verdict = await this.judge(file.path);
    if (verdict === 'sound') return PDF;
    const error = DOCUMENT_ERRORS[verdict];
    throw new ApiError(error, { details: [{ field, message: error.message }] });
  }

  /** What makes the reader crash or hang is damaged, too. */
  private async judge(path: string): Promise<PdfVerdict> {
    try {
      return await this.workshop.run('checkPdf', [path], {
        urgent: true,
        visitor: true,
        timeoutMs: CHECK_MS,
      });
    } catch (error) {
      if (error instanceof TaskFailed && error.reason !== 'failed') return 'damaged';
      throw error;
    }
  }
}
