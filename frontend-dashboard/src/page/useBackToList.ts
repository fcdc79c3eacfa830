import { useLocation, useNavigate } from '@manjara/platform';

/** History state of a table's links: going back one entry returns to the table. */
export const FROM_LIST = { fromList: true };

/**
 * Navigates back to a table. If the screen was opened from the table, this restores its page,
 * order, filter, search and scroll position.
 */
export function useBackToList(listPath: string): () => void {
  const navigate = useNavigate();
  const { fromList } = (useLocation().state ?? {}) as Partial<typeof FROM_LIST>;
  return () => void (fromList ? navigate(-1) : navigate(listPath));
}
