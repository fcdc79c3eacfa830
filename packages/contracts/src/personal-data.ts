/** Kinds of visitor submissions, named like their resources. */
export const SUBMISSION_KINDS = ['messages', 'jobs'] as const;

export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** Months until submissions are deleted automatically; 0: never. */
export const RETENTION_MONTHS = [0, 3, 6, 12, 24] as const;

export type RetentionMonths = (typeof RETENTION_MONTHS)[number];

/** Submissions of one kind from one email address. */
export interface StoredRecords {
  count: number;
  /** Date of the first one; null without submissions. */
  oldest: string | null;
  /** Date of the last one; null without submissions. */
  newest: string | null;
}

/** POST /personal-data/search */
export type StoredPersonalData = Record<SubmissionKind, StoredRecords>;

/** POST /personal-data/erase: numbers of deleted submissions. */
export interface ErasedPersonalData extends Record<SubmissionKind, number> {
  /** CVs that are no longer reachable; the sweep removes their bytes within two hours. */
  pendingFiles: number;
}

/** PUT /personal-data/retention: absent fields stay unchanged. */
export type RetentionChange = Partial<Record<SubmissionKind, RetentionMonths>>;

export interface OlderRecords {
  months: RetentionMonths;
  /** Number of submissions that are older now. */
  count: number;
}

/** GET /personal-data/retention */
export interface Retention extends Record<SubmissionKind, RetentionMonths> {
  /** One entry per number of months that can be chosen. */
  older: Record<SubmissionKind, OlderRecords[]>;
}
