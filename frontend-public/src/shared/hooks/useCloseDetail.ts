import { type NavigateOptions, useLocation, useNavigate } from '@manjara/platform';
import { useEffect, useRef } from 'react';

/** History state that a card's link sets: the list is one step back. */
export const OPENED_HERE = { openedHere: true };

interface Detail {
  /** Id of the link that opened the detail; undefined while none is open. */
  cardId: string | undefined;
  /** Address of the list. */
  listHref: string;
  /** More options of the navigation to the list. */
  options?: () => NavigateOptions;
}

/** Closes the detail that the address opens above its list, and focuses its card. */
export function useCloseDetail({ cardId, listHref, options }: Detail): () => void {
  const location = useLocation();
  const navigate = useNavigate();

  // Also if the visitor came to the detail by its address or from another page.
  const shown = useRef(cardId);
  const closing = useRef(false);
  useEffect(() => {
    const closed = shown.current;
    shown.current = cardId;
    closing.current = false;
    if (!closed || cardId) return;
    (document.getElementById(closed) ?? document.getElementById('content'))?.focus();
  }, [cardId]);

  return () => {
    // A second click, before the browser has gone back, would leave the list.
    if (closing.current) return;
    closing.current = true;
    const { openedHere } = (location.state ?? {}) as Partial<typeof OPENED_HERE>;
    if (openedHere) void navigate(-1);
    else void navigate(listHref, { replace: true, ...options?.() });
  };
}
