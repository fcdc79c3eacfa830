import {
  type CategoryPair,
  findCategory,
  type JobApplication,
  PRODUCT_CATEGORIES,
} from '@manjara/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ApiError, fieldError } from '../../common/errors/api-error';
import { isFilled } from '../../common/forms/honeypot';
import type { AppConfig } from '../../config/app-config';
import { Config } from '../../config/config.module';
import type { StoredFile } from '../../storage/file-store';
import { PrivateFiles } from '../../storage/private-files';
import {
  type RemovedSubmissions,
  type SubmissionIds,
  SubmissionService,
  toSubmission,
  withoutGroups,
} from '../base/submission.service';
import { Notifications } from '../notifications/notifications';
import { ProductLinesService } from '../product-lines/product-lines.service';
import { checkCv } from './cv-check';
import { CvLinks } from './cv-links';
import { JOB_MODEL, type JobDocument } from './job.schema';
import type { CreateJobDto } from './jobs.dto';
import { JOB_ERRORS } from './jobs.errors';

const CV = { owner: 'jobs', contentType: 'application/pdf', extension: 'pdf' };
const BYTES_PER_MB = 1_000_000;

const arJobOf = ({ job, arJob }: JobDocument): string =>
  arJob ?? findCategory(PRODUCT_CATEGORIES, job)?.ar ?? '';

/** Job applications with their CVs; responses contain signed links to them. */
@Injectable()
export class JobsService extends SubmissionService<JobDocument, JobApplication> {
  private readonly logger = new Logger(JobsService.name);

  constructor(
    @InjectModel(JOB_MODEL) jobs: Model<JobDocument>,
    @Config() private readonly config: AppConfig,
    private readonly files: PrivateFiles,
    private readonly links: CvLinks,
    private readonly notifications: Notifications,
    private readonly lines: ProductLinesService,
  ) {
    super(jobs, 'jobs', JOB_ERRORS.notFound);
  }

  /**
   * Stores an application with its CV; one with a filled honeypot is dropped silently.
   * @throws ApiError 400 if no production line is called like the job; 415 or 422 when the CV is not accepted, 507 when all CVs together are too large
   */
  async receive({ website, cv, phone, ...form }: CreateJobDto): Promise<void> {
    if (isFilled(website)) {
      this.logger.log('an application with a filled honeypot was dropped');
      return;
    }
    const application = { ...form, ...(phone && { phone }) };
    const { en: job, ar: arJob } = await this.findLine(application.job);
    await checkCv(cv);
    const bytes = await this.storedBytes();
    if (bytes + cv.size > this.config.cvStorageMb * BYTES_PER_MB) {
      this.logger.warn({ bytes }, 'an application was refused: CV_STORAGE_MB is used up');
      throw new ApiError(JOB_ERRORS.storageFull);
    }
    const store = (file: JobDocument['cv']) =>
      this.insert({ ...application, job, arJob, cv: file });
    const { id, isSpam } = await this.files.storeWith(cv, CV, store);
    const received = { ...application, job: { en: job, ar: arJob } };
    if (!isSpam) this.notifications.applicationReceived(received, () => this.isListed(id));
  }

  /**
   * The CV of a link. The signature is checked first, so that ids cannot be guessed.
   * @throws ApiError 403, 404 or 410
   */
  async openCv(id: string, expires: unknown, signature: unknown): Promise<StoredFile> {
    this.links.check(id, expires, signature);
    const file = await this.cvFileOf(await this.findKept(id));
    if (!file) throw new ApiError(JOB_ERRORS.notFound);
    return file;
  }

  /** @returns undefined if the file does not exist */
  cvFileOf({ cv }: Pick<JobDocument, 'cv'>): Promise<StoredFile | undefined> {
    return this.files.find(CV.owner, cv);
  }

  /**
   * Removes several with their CVs; unknown ids are skipped.
   * @throws the error of the database, after removing the CVs of deleted applications
   */
  override async removeMany(ids: SubmissionIds): Promise<RemovedSubmissions> {
    const cvs = (await this.findMany(ids)).map(({ cv }) => cv);
    // Remove the files of deleted documents even if the deletion fails half-way.
    const [work] = await Promise.allSettled([super.removeMany(ids)]);
    await this.files.remove(cvs);
    if (work.status === 'rejected') throw work.reason;
    return { ...work.value, pendingFiles: await this.files.countStored(cvs) };
  }

  protected override removeFilesOf(jobs: JobDocument[]): Promise<void> {
    return this.files.remove(jobs.map(({ cv }) => cv));
  }

  protected toEntity(document: JobDocument): JobApplication {
    const submission = toSubmission(document);
    const arJob = arJobOf(document);
    return { ...submission, arJob, cv: this.links.linkTo(submission._id) };
  }

  protected textsOf(document: JobDocument): string[] {
    const { name, email, phone = '', job, message, note = '' } = document;
    return [name, email, message, job, arJobOf(document), phone, withoutGroups(phone), note];
  }

  /** @throws ApiError 400 */
  private async findLine(label: string): Promise<CategoryPair> {
    const lines = await this.lines.labels();
    const line = findCategory(lines, label);
    if (line) return line;
    throw fieldError('job', JOB_ERRORS.unknownJob, {
      names: lines.map(({ en }) => en).join(', '),
      arNames: lines.map(({ ar }) => ar).join('، '),
    });
  }

  /** Total bytes of all CVs. */
  private async storedBytes(): Promise<number> {
    const cvs = await this.model.find({}, { cv: 1 }).sort({ cv: 1 }).lean();
    return this.files.storedBytes(cvs.map(({ cv }) => cv));
  }
}
