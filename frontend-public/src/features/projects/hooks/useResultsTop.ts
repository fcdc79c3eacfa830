import { useNavigationType } from '@manjara/platform';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to the top of the list when its page changes, and moves the focus there if it was lost or
 * on the pagination. Also when the list changes otherwise and the focused element was removed, such
 * as a filter's remove link or the retry button.
 * @param list key that identifies the list
 */
export function useResultsTop(page: number, list: string): RefObject<HTMLElement | null> {
  const results = useRef<HTMLElement>(null);
  const wentBack = useNavigationType() === 'POP';
  const shown = useRef(page);
  const shownList = useRef(list);
  useEffect(() => {
    if (shownList.current === list) return;
    shownList.current = list;
    if (document.activeElement === document.body) results.current?.focus({ preventScroll: true });
  }, [list]);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const list = results.current;
    if (!list) return;
    // On back or forward the browser restores the scroll position.
    if (!wentBack) list.scrollIntoView({ block: 'start', behavior: 'instant' });
    const active = document.activeElement;
    // A filter that was changed keeps the focus.
    if (active === document.body || active?.closest('nav')) list.focus({ preventScroll: true });
  }, [page, wentBack]);
  return results;
}
