import type { Received, RetentionMonths } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { type DocumentVersion, versionFields } from '../../../database/document-version';

/** There is one choice for the whole site. */
export const RETENTION_KEY = 'retention';

export interface RetentionDocument
  extends Partial<Record<Received, RetentionMonths>>, DocumentVersion {
  /** Always `RETENTION_KEY`: found, and held to one, by the id's own index. */
  _id: string;
}

export const RETENTION_MODEL = 'Retention';

export const retentionSchema = new Schema<RetentionDocument>(
  { _id: { type: String, required: true }, messages: Number, jobs: Number, ...versionFields },
  { collection: 'retention', versionKey: false },
);
