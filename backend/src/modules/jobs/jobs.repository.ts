import { findCategory, type JobApplication, PRODUCT_CATEGORIES } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { UploadedFile } from '../../common/forms/uploaded-file';
import type { StoredFile } from '../../storage/file-store';
import { PrivateFiles } from '../../storage/private-files';
import {
  type RemovedSubmissions,
  type SubmissionIds,
  SubmissionRepository,
  toSubmission,
} from '../base/submission.repository';
import { CvLinks } from './cv-links';
import { JOB_MODEL, type JobDocument } from './job.schema';
import type { CreateJobDto } from './jobs.dto';
import { JOB_ERRORS } from './jobs.errors';

const CV = { owner: 'jobs', contentType: 'application/pdf', extension: 'pdf' };

/** Job applications with their CVs; responses contain signed links to them. */
@Injectable()
export class JobsRepository extends SubmissionRepository<JobDocument, JobApplication> {
  constructor(
    @InjectModel(JOB_MODEL) jobs: Model<JobDocument>,
    private readonly files: PrivateFiles,
    private readonly links: CvLinks,
  ) {
    super(jobs, 'jobs', JOB_ERRORS.notFound);
  }

  /** Stores an application with its CV. */
  create(application: Omit<CreateJobDto, 'cv'>, cv: UploadedFile): Promise<Types.ObjectId> {
    return this.files.storeWith(cv, CV, (id) => this.insert({ ...application, cv: id }));
  }

  /** @returns undefined if the application is deleted or has no file */
  async findCv(id: string): Promise<StoredFile | undefined> {
    const job = await this.model.findOne(this.listed(id), { cv: 1 }).lean();
    return job ? this.cvFileOf(job) : undefined;
  }

  /** @returns undefined if the file does not exist */
  cvFileOf({ cv }: Pick<JobDocument, 'cv'>): Promise<StoredFile | undefined> {
    return this.files.find(CV.owner, cv);
  }

  /** Total bytes of all CVs. */
  async storedBytes(): Promise<number> {
    const cvs = await this.model.find({}, { cv: 1 }).sort({ cv: 1 }).lean();
    return this.files.storedBytes(cvs.map(({ cv }) => cv));
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
    return { ...submission, cv: this.links.linkTo(submission._id) };
  }

  protected textsOf({ name, email, job, message }: JobDocument): string[] {
    const inArabic = findCategory(PRODUCT_CATEGORIES, job)?.ar ?? '';
    return [name, email, message, job, inArabic];
  }
}
