import { type RefObject, useLayoutEffect } from 'react';

/** Hands the focus to the screen's title when the element that has it goes. */
export function useKeepFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = element.current;
    return () => {
      if (!node?.contains(document.activeElement)) return;
      document.getElementById('screen-title')?.focus({ preventScroll: true });
    };
  }, [element]);
}
