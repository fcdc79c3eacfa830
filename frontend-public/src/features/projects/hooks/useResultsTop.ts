import { useNavigationType } from '@manjara/platform';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Another page of the list begins at its top, for the eye and, where the pressed link is gone or
 * lies behind, for the keyboard. Where what was pressed is gone from a list that came otherwise, as
 * a filter that was taken back or the button after a failure, the keyboard goes on there too.
 * @param list tells one list from another
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
    // Who goes back or forward returns to where they were.
    if (!wentBack) list.scrollIntoView({ block: 'start', behavior: 'instant' });
    const active = document.activeElement;
    // A filter that was changed keeps the focus.
    if (active === document.body || active?.closest('nav')) list.focus({ preventScroll: true });
  }, [page, wentBack]);
  return results;
}
