import {
  RECEIVED,
  type Received,
  type Retention,
  RETENTION_MONTHS,
  type RetentionMonths,
} from '@manjara/contracts';

export type RetentionChoice = Record<Received, RetentionMonths>;

export const choiceOf = ({ messages, jobs }: RetentionChoice): RetentionChoice => ({
  messages,
  jobs,
});

/** The choice that an option stands for. */
export const toMonths = (value: string): RetentionMonths =>
  RETENTION_MONTHS.find((months) => String(months) === value) ?? 0;

/** How many are older now than so many months. */
export const olderCount = ({ older }: Retention, kind: Received, months: RetentionMonths): number =>
  older[kind].find((each) => each.months === months)?.count ?? 0;

export const isChanged = (saved: RetentionChoice, chosen: RetentionChoice): boolean =>
  RECEIVED.some((kind) => saved[kind] !== chosen[kind]);

/** What is deleted by a choice and was not by the one before: kinds that are kept less long. */
export function newlyDeleted(saved: Retention, chosen: RetentionChoice): Received[] {
  const length = (months: RetentionMonths) => months || Infinity;
  return RECEIVED.filter((kind) => length(chosen[kind]) < length(saved[kind]));
}
