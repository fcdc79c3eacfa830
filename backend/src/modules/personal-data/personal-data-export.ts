import { wholeCharacters } from '@manjara/contracts';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { ApiError } from '../../common/errors/api-error';
import type { StoredFile } from '../../storage/file-store';
import type { SubmissionDocument } from '../base/submission.schema';
import { JobsService } from '../jobs/jobs.service';
import { MessagesService } from '../messages/messages.service';
import { PERSONAL_DATA_ERRORS } from './personal-data.errors';

/** With four bytes a character, a name of this length still fits the 255 bytes of file systems. */
const CV_NAME_LENGTH = 50;

/** Numbered, so that names are unique and never reserved on Windows. */
function cvPath(number: number, storedName: string): string {
  const base = storedName.replace(/[\\/]/g, '').replace(/\.pdf$/i, '');
  const short = wholeCharacters(base, CV_NAME_LENGTH).replace(/[. ]+$/, '');
  return `cvs/${number}-${short || 'cv'}.pdf`;
}

const exportedWork = (document: SubmissionDocument) => ({
  received: document.createdAt.toISOString(),
  replied: document.repliedAt?.toISOString() ?? null,
  progress: document.progress,
  note: document.note || null,
  spam: document.spamAt?.toISOString() ?? null,
});

/** Opens the CVs one after the other, while the archive is read. */
function zipOf(json: string, cvs: ReadonlyMap<string, StoredFile>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  output.on('close', () => current?.destroy());
  zip.addBuffer(Buffer.from(json), 'personal-data.json');
  for (const [path, cv] of cvs) {
    zip.addReadStreamLazy(path, { size: cv.length, compress: false }, (use) => {
      current = cv.read({ start: 0, end: cv.length });
      // yazl does not handle errors of its source streams.
      current.on('error', (error) => output.destroy(error));
      use(null, current);
    });
  }
  zip.end();
  return output;
}

/** Exports all submissions of an email address: JSON and CVs in a ZIP. */
@Injectable()
export class PersonalDataExport {
  constructor(
    private readonly messages: MessagesService,
    private readonly jobs: JobsService,
  ) {}

  /**
   * Cuts the connection when a CV cannot be read, so that an incomplete copy never looks complete.
   * @throws ApiError 404 when the address has no submissions
   */
  async of(email: string): Promise<StreamableFile> {
    const messages = await this.messages.findMany(await this.messages.idsOf(email));
    const jobs = await this.jobsOf(email);
    if (messages.length + jobs.length === 0) throw new ApiError(PERSONAL_DATA_ERRORS.nothingHeld);
    const exported = new Date().toISOString();
    const cvs = new Map<string, StoredFile>();
    const content = {
      format: 'manjara-personal-data',
      version: 1,
      exported,
      messages: messages.map((received) => {
        const { name, email, phone, message } = received;
        return { ...exportedWork(received), name, email, phone, message };
      }),
      jobs: jobs.map(({ cv, ...received }) => {
        const { name, email, phone = null, job, message } = received;
        const path = cv && cvPath(cvs.size + 1, cv.name);
        if (path) cvs.set(path, cv);
        return {
          ...exportedWork(received),
          name,
          email,
          phone,
          job,
          message,
          /** Null when the file is missing. */
          cv: path ? { file: path, size: cv.length } : null,
        };
      }),
    };
    return new StreamableFile(zipOf(`${JSON.stringify(content, null, 2)}\n`, cvs), {
      type: 'application/zip',
      disposition: `attachment; filename=personal-data-${exported.slice(0, 10)}.zip`,
    });
  }

  /** The applications of an address, each with its CV unless the file is missing. */
  private async jobsOf(email: string) {
    const jobs = await this.jobs.findMany(await this.jobs.idsOf(email));
    return Promise.all(jobs.map(async (job) => ({ ...job, cv: await this.jobs.cvFileOf(job) })));
  }
}
