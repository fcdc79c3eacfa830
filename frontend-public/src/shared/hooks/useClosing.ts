import { useLocation, useNavigate } from '@manjara/platform';
import { useEffect, useRef } from 'react';

/** What a card's link leaves in the history: the list lies one step back. */
export const OPENED_HERE = { openedHere: true };

interface Detail {
  /** Id of the link that opens what is shown in detail; undefined while nothing is. */
  cardId: string | undefined;
  /** The address of the list below. */
  listHref: string;
}

/** Closes what the address shows in detail above its list, and gives its card the focus. */
export function useClosing({ cardId, listHref }: Detail): () => void {
  const location = useLocation();
  const navigate = useNavigate();

  // A visitor who came by the detail's own address had the focus nowhere before.
  const shown = useRef(cardId);
  const closing = useRef(false);
  useEffect(() => {
    const closed = shown.current;
    shown.current = cardId;
    closing.current = false;
    if (!closed || cardId || document.activeElement !== document.body) return;
    (document.getElementById(closed) ?? document.getElementById('content'))?.focus();
  }, [cardId]);

  return () => {
    // A second press, while the history is still on its way back, would leave the list.
    if (closing.current) return;
    closing.current = true;
    const { openedHere } = (location.state ?? {}) as Partial<typeof OPENED_HERE>;
    if (openedHere) void navigate(-1);
    else void navigate(listHref, { replace: true });
  };
}
