import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Gives the focus to the first heading of the screen. */
export const focusTitle = (options?: FocusOptions) =>
  document.getElementById('screen-title')?.focus(options);

/** Hands the focus to the screen's title when the element that has it goes. */
export function useKeepFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = element.current;
    return () => {
      if (node?.contains(document.activeElement)) focusTitle({ preventScroll: true });
    };
  }, [element]);
}

/** A function to call when the focused item is removed: the title gets the focus after the render. */
export function useFocusTitleLater(): () => void {
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    if (calls > 0) focusTitle();
  }, [calls]);
  return () => setCalls((before) => before + 1);
}
