import { Schema } from 'mongoose';

/** What was counted on one day. Nothing in it is of a person. */
export interface StatisticsDay {
  /** In Jeddah, as YYYY-MM-DD. */
  _id: string;
  visits?: number;
  /** Views of projects by their ids. */
  projects?: Record<string, number>;
}

export const STATISTICS_MODEL = 'StatisticsDay';

export const statisticsSchema = new Schema<StatisticsDay>(
  { _id: { type: String, required: true }, visits: Number, projects: Schema.Types.Mixed },
  { collection: 'statistics', versionKey: false },
);
