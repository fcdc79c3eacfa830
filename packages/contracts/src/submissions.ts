/** How far the work on a message or an application is. */
export const PROGRESS = ['new', 'in_work', 'done'] as const;

export type Progress = (typeof PROGRESS)[number];

/** PUT /messages/{id} and /jobs/{id}: absent fields stay unchanged. */
export interface SubmissionChange {
  /** False makes the progress `new`. */
  isRead?: boolean;
  /** Sets or clears the date of the reply; a reply takes a new item into work. */
  replied?: boolean;
  /** Any but `new` marks it read. */
  progress?: Progress;
  /** For the owner only; '' removes it. */
  note?: string;
  /** Moves it to the spam folder, or back. */
  spam?: boolean;
}

/** PUT /messages/read-message/{id} and /jobs/read-job/{id} */
export type ReadState = Pick<SubmissionChange, 'replied'> &
  Required<Pick<SubmissionChange, 'isRead'>>;

/**
 * The progress after a change: an unread item is new, and a reply takes a new one into work.
 */
export function progressAfter(
  current: { isRead: boolean; progress: Progress },
  { progress, replied, isRead = replied || current.isRead }: SubmissionChange,
): Progress {
  if (progress) return progress;
  if (!isRead) return 'new';
  return replied && current.progress === 'new' ? 'in_work' : current.progress;
}
