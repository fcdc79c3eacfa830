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

/** How many are older now than so many months. */
export const olderCount = (
  { older }: Retention,
  kind: SubmissionKind,
  months: RetentionMonths,
): number => older[kind].find((each) => each.months === months)?.count ?? 0;

/** What is deleted by a choice and was not by the one before: kinds that are kept less long. */
export function newlyDeleted(saved: RetentionChoice, chosen: RetentionChoice): SubmissionKind[] {
  const length = (months: RetentionMonths) => months || Infinity;
  return SUBMISSION_KINDS.filter((kind) => length(chosen[kind]) < length(saved[kind]));
}
