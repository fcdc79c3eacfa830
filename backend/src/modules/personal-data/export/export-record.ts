import type { Message } from '@manjara/contracts';
import type { StoredJob } from '../../jobs/jobs.repository';

/** The CV of an application, where in the archive it lies. */
export interface ExportedCv {
  file: string;
  /** Bytes. */
  size: number;
}

/** A message as the archive tells it. */
export type ExportedMessage = Omit<Message, '_id' | 'createdAt' | 'isRead'> & { received: string };

/** An application as the archive tells it; `cv` is null where the file is gone. */
export type ExportedJob = Omit<StoredJob, '_id' | 'createdAt' | 'isRead'> & {
  received: string;
  cv: ExportedCv | null;
};

/** Everything of a person, in the order of the archive, read while it is written. */
export interface ExportedRecords {
  messages: () => AsyncIterable<ExportedMessage>;
  jobs: () => AsyncIterable<ExportedJob>;
}

export const toExportedMessage = (message: Message): ExportedMessage => {
  const { name, email, phone, message: text, createdAt } = message;
  return { received: createdAt, name, email, phone, message: text };
};

export const toExportedJob = (application: StoredJob, cv: ExportedCv | null): ExportedJob => {
  const { name, email, job, message, createdAt } = application;
  return { received: createdAt, name, email, job, message, cv };
};
