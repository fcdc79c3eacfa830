import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { ApiError } from '../../../common/errors/api-error';
import type { RecordIds } from '../../../database/received-records';
import type { StoredFile } from '../../../storage/file-store';
import { JobsService } from '../../jobs/jobs.service';
import { MessagesService } from '../../messages/messages.service';
import { inBatches } from '../in-batches';
import { PERSONAL_DATA_ERRORS } from '../personal-data.errors';
import { type Archive, type ArchiveEntry, zipOf } from './archive';
import { asHtml } from './as-html';
import { asJson } from './as-json';
import { cvPath } from './cv-name';
import {
  type ExportedCv,
  type ExportedJob,
  type ExportedMessage,
  type ExportedRecords,
  toExportedJob,
  toExportedMessage,
} from './export-record';

/** The files of CVs, by the ids of their applications. */
type CvFiles = ReadonlyMap<string, { entry: ExportedCv; file: StoredFile }>;

const textEntry = (path: string, text: () => AsyncIterable<string>): ArchiveEntry => ({
  path,
  compress: true,
  // Not in object mode: thousands of records would wait in memory otherwise.
  open: () => Readable.from(text(), { objectMode: false }),
});

/** Hands out what is held of an address, as one archive that people and machines can read. */
@Injectable()
export class PersonalDataExport {
  constructor(
    private readonly messages: MessagesService,
    private readonly jobs: JobsService,
  ) {}

  /**
   * Made while it is sent. What arrives meanwhile is not in it; what is deleted meanwhile fails it,
   * if it is a CV.
   * @throws ApiError 404 when nothing is held
   */
  async of(email: string): Promise<Archive> {
    const messages = await this.messages.received.idsOf(email);
    const jobs = await this.jobs.received.idsOf(email);
    if (messages.length + jobs.length === 0) throw new ApiError(PERSONAL_DATA_ERRORS.nothingHeld);
    const cvs = await this.cvsOf(jobs);
    const records: ExportedRecords = {
      messages: () => this.exportedMessages(messages),
      jobs: () => this.exportedJobs(jobs, cvs),
    };
    const exported = new Date().toISOString();
    const entries = [
      textEntry('personal-data.html', () => asHtml(records, exported)),
      textEntry('personal-data.json', () => asJson(records, exported)),
      ...[...cvs.values()].map(({ entry, file }): ArchiveEntry => ({
        path: entry.file,
        size: file.length,
        compress: false,
        open: () => file.read({ start: 0, end: file.length }),
      })),
    ];
    return { name: `personal-data-${exported.slice(0, 10)}.zip`, content: zipOf(entries) };
  }

  private async cvsOf(jobs: RecordIds): Promise<CvFiles> {
    const cvs = new Map<string, { entry: ExportedCv; file: StoredFile }>();
    for (const batch of inBatches(jobs)) {
      for (const { job, cv: file } of await this.jobs.findMany(batch)) {
        if (!file) continue;
        const entry = { file: cvPath(cvs.size + 1, file.name), size: file.length };
        cvs.set(job._id, { entry, file });
      }
    }
    return cvs;
  }

  private async *exportedMessages(ids: RecordIds): AsyncGenerator<ExportedMessage> {
    for (const batch of inBatches(ids)) {
      for (const message of await this.messages.findMany(batch)) yield toExportedMessage(message);
    }
  }

  private async *exportedJobs(ids: RecordIds, cvs: CvFiles): AsyncGenerator<ExportedJob> {
    for (const batch of inBatches(ids)) {
      for (const { job } of await this.jobs.findMany(batch)) {
        yield toExportedJob(job, cvs.get(job._id)?.entry ?? null);
      }
    }
  }
}
