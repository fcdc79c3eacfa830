import { RECEIVED, type Received, type Retention, type RetentionMonths } from '@manjara/contracts';

export type RetentionChoice = Record<Received, RetentionMonths>;

export const choiceOf = ({ messages, jobs }: RetentionChoice): RetentionChoice => ({
  messages,
  jobs,
});

/** How many are older now than so many months. */
export const olderCount = ({ older }: Retention, kind: Received, months: RetentionMonths): number =>
  older[kind].find((each) => each.months === months)?.count ?? 0;

/** What is deleted by a choice and was not by the one before: kinds that are kept less long. */
export function newlyDeleted(saved: RetentionChoice, chosen: RetentionChoice): Received[] {
  const length = (months: RetentionMonths) => months || Infinity;
  return RECEIVED.filter((kind) => length(chosen[kind]) < length(saved[kind]));
}
