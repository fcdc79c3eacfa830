import {
  SUBMISSION_KINDS,
  type SubmissionKind,
  type Retention,
  type RetentionMonths,
} from '@manjara/contracts';

export type RetentionChoice = Record<SubmissionKind, RetentionMonths>;

export const choiceOf = ({ messages, jobs }: RetentionChoice): RetentionChoice => ({
  messages,
  jobs,
});

/** Number of items that are older than `months`. */
export const olderCount = (
  { older }: Retention,
  kind: SubmissionKind,
  months: RetentionMonths,
): number => older[kind].find((each) => each.months === months)?.count ?? 0;

/** Kinds with a shorter retention time than the saved one. */
export function newlyDeleted(saved: RetentionChoice, chosen: RetentionChoice): SubmissionKind[] {
  const length = (months: RetentionMonths) => months || Infinity;
  return SUBMISSION_KINDS.filter((kind) => length(chosen[kind]) < length(saved[kind]));
}
