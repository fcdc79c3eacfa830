import { type RefObject, useEffect, useRef } from 'react';

/**
 * Another page of the list begins at its top, for the eye and, where the pressed link is gone or
 * lies behind, for the keyboard.
 */
export function useResultsTop(page: number): RefObject<HTMLElement | null> {
  const results = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const list = results.current;
    if (!list) return;
    list.scrollIntoView({ block: 'start', behavior: 'instant' });
    const active = document.activeElement;
    // A filter that was changed keeps the focus.
    if (active === document.body || active?.closest('nav')) list.focus({ preventScroll: true });
  }, [page]);
  return results;
}
