/** What visitors send, by the names of the resources. */
export const RECEIVED = ['messages', 'jobs'] as const;

export type Received = (typeof RECEIVED)[number];

/** Months after which what was received may be deleted by itself; 0: it is kept for ever. */
export const RETENTION_MONTHS = [0, 3, 6, 12, 24] as const;

export type RetentionMonths = (typeof RETENTION_MONTHS)[number];

/** What is held under one e-mail address, of one kind. */
export interface HeldRecords {
  count: number;
  /** When the first of them came; null when there is none. */
  oldest: string | null;
  /** When the last of them came. */
  newest: string | null;
}

/** POST /personal-data/search */
export type HeldPersonalData = Record<Received, HeldRecords>;

/** POST /personal-data/erase: how many were deleted. */
export interface ErasedPersonalData extends Record<Received, number> {
  /** CVs that can no longer be opened and whose bytes the sweep removes within two hours. */
  pendingFiles: number;
}

/** PUT /personal-data/retention: what is absent stays. */
export type RetentionChange = Partial<Record<Received, RetentionMonths>>;

export interface OlderRecords {
  months: RetentionMonths;
  /** How many are older now. */
  count: number;
}

/** GET /personal-data/retention */
export interface Retention extends Record<Received, RetentionMonths> {
  /** For each number of months that can be chosen. */
  older: Record<Received, OlderRecords[]>;
}
