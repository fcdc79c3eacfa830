import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Gives the focus to the first heading of the screen. */
export const focusTitle = (options?: FocusOptions) =>
  document.getElementById('screen-title')?.focus(options);

/** Moves the focus to the title of the screen when the element with the focus is removed. */
export function useKeepFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const node = element.current;
    return () => {
      if (node?.contains(document.activeElement)) focusTitle({ preventScroll: true });
    };
  }, []);
  return element;
}

/** Returns a function that focuses the title after the next render. */
export function useFocusTitleLater(): () => void {
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    if (calls > 0) focusTitle();
  }, [calls]);
  return () => setCalls((before) => before + 1);
}
