/** POST /statistics: no personal data. */
export interface Viewed {
  /** Whether a visit begins with this view. */
  visit?: boolean;
  /** Id of the viewed project. */
  project?: string;
}

/** GET /statistics */
export interface Statistics {
  /** Last 30 days in Jeddah, as YYYY-MM-DD, oldest first. */
  days: { day: string; visits: number }[];
  /** At most ten, the most viewed first. */
  projects: { _id: string; name: string; arName: string; views: number }[];
  /** Bytes on the database's disk, if known. */
  disk?: { free: number; total: number; isLow: boolean };
}
