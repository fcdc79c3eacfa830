import { Schema } from 'mongoose';

/** Counts of one day; no personal data. */
export interface StatisticsDay {
  /** The date in Jeddah, as YYYY-MM-DD. */
  _id: string;
  visits?: number;
  /** Views by project id. */
  projects?: Record<string, number>;
}

export const STATISTICS_MODEL = 'StatisticsDay';

export const statisticsSchema = new Schema<StatisticsDay>(
  { _id: { type: String, required: true }, visits: Number, projects: Schema.Types.Mixed },
  { collection: 'statistics', versionKey: false },
);
