export interface Failed<T> {
  item: T;
  error: unknown;
}

/** Does the same with each of several; one that fails does not keep the others from being done. */
export async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<unknown>) {
  const outcomes = await Promise.allSettled(items.map(work));
  const done = items.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  const failed = outcomes.flatMap((outcome, index): Failed<T>[] =>
    outcome.status === 'rejected' ? [{ item: items[index]!, error: outcome.reason }] : [],
  );
  return { done, failed };
}
