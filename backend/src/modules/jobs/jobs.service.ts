import type { JobApplication } from '@manjara/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import { isFilled } from '../../common/forms/honeypot';
import type { RemovedSubmissions, SubmissionIds, Submissions } from '../../database/submissions';
import type { StoredFile } from '../../storage/file-store';
import { FilesService } from '../../storage/files.service';
import { Notifications } from '../notifications/notifications';
import { checkCv } from './cv-check';
import { CvLinks } from './cv-links';
import type { CreateJobDto } from './jobs.dto';
import { JOB_ERRORS } from './jobs.errors';
import { JobsRepository, type StoredJob } from './jobs.repository';

/** An application with its CV; without it where the file is gone. */
export interface JobWithFile {
  job: StoredJob;
  cv: StoredFile | undefined;
}

const { FILE_OWNER } = JobsRepository;
const PDF = { contentType: 'application/pdf', extension: 'pdf' };

@Injectable()
export class JobsService {
  private readonly logger = new Logger(JobsService.name);

  constructor(
    private readonly jobs: JobsRepository,
    private readonly files: FilesService,
    private readonly links: CvLinks,
    private readonly notifications: Notifications,
  ) {}

  /** Finds applications by who sent them, or when. */
  get submissions(): Submissions {
    return this.jobs.submissions;
  }

  async list(): Promise<JobApplication[]> {
    return (await this.jobs.list()).map((job) => this.withLink(job));
  }

  /**
   * Keeps an application with its CV; one whose honeypot is filled is dropped, and its sender
   * cannot tell.
   * @throws ApiError 415 when the CV is no PDF
   */
  async receive({ website, cv, ...application }: CreateJobDto): Promise<void> {
    if (isFilled(website)) {
      this.logger.log('an application with a filled honeypot was dropped');
      return;
    }
    await checkCv(cv);
    await this.files.withFiles(FILE_OWNER, async (unit) =>
      this.jobs.receive({ ...application, cv: await unit.storeDocument(cv, PDF) }),
    );
    this.notifications.applicationReceived(application);
  }

  /** @throws ApiError 404 */
  async setRead(id: string, isRead: boolean): Promise<JobApplication> {
    const job = await this.jobs.setRead(id, isRead);
    if (!job) throw new ApiError(JOB_ERRORS.notFound);
    return this.withLink(job);
  }

  /**
   * The CV that a link leads to. The link is judged first, so that ids cannot be tried out.
   * @throws ApiError 403, 404 or 410
   */
  async openCv(id: string, expires: unknown, signature: unknown): Promise<StoredFile> {
    this.links.check(id, expires, signature);
    const cv = await this.jobs.findCv(id);
    const file = cv && (await this.files.findPrivate(FILE_OWNER, cv));
    if (!file) throw new ApiError(JOB_ERRORS.notFound);
    return file;
  }

  /** @throws ApiError 404 */
  async remove(id: string): Promise<void> {
    await this.files.withFiles(FILE_OWNER, async (unit) => {
      const file = await this.jobs.remove(id);
      if (!file) throw new ApiError(JOB_ERRORS.notFound);
      unit.discard([{ file }]);
    });
  }

  /** Newest first, each with its CV; those that are gone are left out. */
  async findMany(ids: SubmissionIds): Promise<JobWithFile[]> {
    const found = await this.jobs.findMany(ids);
    return Promise.all(
      found.map(async ({ job, cv }) => ({ job, cv: await this.files.findPrivate(FILE_OWNER, cv) })),
    );
  }

  /**
   * Removes several with their CVs; those that are gone already are nothing to fail of.
   * @throws what the database says; the CVs of what it has removed all the same go, too
   */
  async removeMany(ids: SubmissionIds): Promise<RemovedSubmissions> {
    const cvs = (await this.jobs.findMany(ids)).map(({ cv }) => cv);
    const work = await this.files.withFiles(FILE_OWNER, async (unit) => {
      unit.discard(cvs.map((file) => ({ file })));
      // Caught, so that the files are looked at whatever became of the entities.
      return Promise.allSettled([this.jobs.submissions.remove(ids)]);
    });
    if (work[0].status === 'rejected') throw work[0].reason;
    return { removed: work[0].value, pendingFiles: await this.files.countStored(cvs) };
  }

  private withLink(job: StoredJob): JobApplication {
    return { ...job, cv: this.links.linkTo(job._id) };
  }
}
