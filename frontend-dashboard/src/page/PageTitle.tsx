import { useLocation, useText } from '@manjara/platform';
import { createContext, type RefObject, useContext, useEffect } from 'react';

/** Path of the last screen that set a title; null before the first. */
export const LastTitledPath = createContext<RefObject<string | null>>({ current: null });

/**
 * Document title: screen name, once loaded, then site name. After a navigation the heading gets the
 * focus, so that screen readers announce it.
 */
export function PageTitle({ children }: { children?: string }) {
  const brand = useText()('common.brand');
  const { pathname } = useLocation();
  const last = useContext(LastTitledPath);
  const isThere = children !== undefined;
  useEffect(() => {
    if (!isThere) return;
    const navigated = last.current !== null && last.current !== pathname;
    last.current = pathname;
    if (navigated) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [isThere, last, pathname]);
  return <title>{isThere ? `${children} · ${brand}` : brand}</title>;
}
