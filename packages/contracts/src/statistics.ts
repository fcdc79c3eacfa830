/** POST /statistics: nothing in it is of a person. */
export interface Viewed {
  /** Whether a visit begins with it. */
  visit?: boolean;
  /** The id of the project that is looked at. */
  project?: string;
}

/** GET /statistics */
export interface Statistics {
  /** The last 30 days in Jeddah, as YYYY-MM-DD, the oldest first. */
  days: { day: string; visits: number }[];
  /** At most ten, the most viewed first. */
  projects: { _id: string; name: string; arName: string; views: number }[];
  /** Bytes on the database's disk, if known. */
  disk?: { free: number; total: number; isLow: boolean };
}
