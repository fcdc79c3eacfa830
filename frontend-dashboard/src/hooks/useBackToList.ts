import { useLocation, useNavigate } from '@manjara/platform';
import { useCallback } from 'react';

/** What a table's links leave in the history: the table lies one step back, as it was left. */
export const FROM_LIST = { fromList: true };

/**
 * Leads back to a table: with its page, order, filter, search and scroll position where the screen
 * was opened from it, else to its beginning.
 */
export function useBackToList(listPath: string): () => void {
  const navigate = useNavigate();
  const { fromList } = (useLocation().state ?? {}) as Partial<typeof FROM_LIST>;
  return useCallback(
    () => void (fromList ? navigate(-1) : navigate(listPath)),
    [fromList, navigate, listPath],
  );
}
