import type { BulkChange, BulkRequest, BulkRevert } from '@manjara/contracts';
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

/** Items that bulk calls change; `by` is the id of the admin. */
export interface BulkItems {
  /** @returns the change as it is made to each item. @throws ApiError if no item can have it */
  prepareChange?(change: BulkChange): Promise<BulkChange>;
  changeOne(id: string, change: BulkChange, by: string): Promise<BulkWrite>;
  revertOne(item: BulkRevert, by: string): Promise<BulkWrite>;
}

/** Makes one change to each of several items, or takes the last one back. */
export async function changeMany(
  items: BulkItems,
  { ids = [], revert, ...asked }: BulkRequest,
  by: string,
): Promise<BulkOutcome[]> {
  if (revert) return eachInTurn(revert, (item) => items.revertOne(item, by));
  const change = (await items.prepareChange?.(asked)) ?? asked;
  return eachInTurn(
    ids.map((id) => ({ id })),
    ({ id }) => items.changeOne(id, change, by),
  );
}

/**
 * Writes one item after another. A refusal concerns its item only.
 * @throws any other error, and stops
 */
async function eachInTurn<T extends { id: string }>(
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
