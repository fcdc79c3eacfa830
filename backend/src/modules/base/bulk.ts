import { ApiError } from '../../common/errors/api-error';
import type { State } from './state.schema';

/** The result of a write to one item. */
export interface BulkWrite {
  status: State;
  /** Absent where nothing had to change. */
  version?: number;
}

export interface BulkOutcome extends Partial<BulkWrite> {
  id: string;
  error?: ApiError;
}

/**
 * Writes one item after another. A refusal concerns its item only.
 * @throws any other error, and stops
 */
export async function eachInTurn<T extends { id: string }>(
  items: readonly T[],
  write: (item: T) => Promise<BulkWrite>,
): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  for (const item of items) {
    try {
      outcomes.push({ id: item.id, ...(await write(item)) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.getStatus() >= 500) throw error;
      outcomes.push({ id: item.id, error });
    }
  }
  return outcomes;
}
