import { emailKey, type JobApplication } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { type SubmissionIds, Submissions } from '../../database/submissions';
import { FileReferences } from '../../storage/file-references';
import { JOB_MODEL, type JobDocument } from './job.schema';

export interface NewJob {
  name: string;
  email: string;
  job: string;
  message: string;
  cv: Types.ObjectId;
}

/** An application as it is kept: its CV is a file, to which the outside gets links. */
export type StoredJob = Omit<JobApplication, 'cv'>;

/** An application with the file of its CV. */
export interface JobWithCv {
  job: StoredJob;
  cv: Types.ObjectId;
}

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
/** The file's id leaves this class only for the storage. */
const WITHOUT_CV = { cv: 0 } as const;

function toJob(document: Omit<JobDocument, 'cv'>): StoredJob {
  const { _id, createdAt, emailKey: _key, ...fields } = document;
  return { _id: _id.toHexString(), ...fields, createdAt: createdAt.toISOString() };
}

@Injectable()
export class JobsRepository {
  /** The name under which the CVs are stored. */
  static readonly FILE_OWNER = 'jobs';

  readonly submissions: Submissions;

  constructor(
    @InjectModel(JOB_MODEL) private readonly jobs: Model<JobDocument>,
    references: FileReferences,
  ) {
    this.submissions = new Submissions(jobs.db, jobs.collection.collectionName);
    references.register(JobsRepository.FILE_OWNER, (ids) => this.referencedFiles(ids));
  }

  /** Newest first. */
  async list(): Promise<StoredJob[]> {
    return (await this.jobs.find({}, WITHOUT_CV).sort(NEWEST_FIRST).lean()).map(toJob);
  }

  /** Newest first, each with the file of its CV; those that are gone are left out. */
  async findMany(ids: SubmissionIds): Promise<JobWithCv[]> {
    const found = await this.jobs
      .find({ _id: { $in: ids } })
      .sort({ _id: -1 })
      .lean();
    return found.map(({ cv, ...job }) => ({ job: toJob(job), cv }));
  }

  /** Keeps an application that came in now and that nobody has read. */
  async receive({ name, email, job, message, cv }: NewJob): Promise<void> {
    const createdAt = new Date();
    const texts = { name, email, emailKey: emailKey(email), job, message };
    await this.jobs.create({ ...texts, cv, isRead: false, createdAt });
  }

  /** @returns the application after the change; null when there is none */
  async setRead(id: string, isRead: boolean): Promise<StoredJob | null> {
    const job = await this.jobs
      .findByIdAndUpdate(
        id,
        { $set: { isRead } },
        { returnDocument: 'after', projection: WITHOUT_CV },
      )
      .lean();
    return job && toJob(job);
  }

  /** @returns the file of the application's CV; null when there is no such application */
  async findCv(id: string): Promise<Types.ObjectId | null> {
    return (await this.jobs.findById(id, { cv: 1 }).lean())?.cv ?? null;
  }

  /** @returns the file of the CV of the application that was removed; null when there was none */
  async remove(id: string): Promise<Types.ObjectId | null> {
    return (await this.jobs.findByIdAndDelete(id, { projection: { cv: 1 } }).lean())?.cv ?? null;
  }

  private async referencedFiles(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return (await this.jobs.find({ cv: { $in: ids } }, { cv: 1 }).lean()).map(({ cv }) => cv);
  }
}
