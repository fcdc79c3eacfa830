import { useLocation, useText } from '@manjara/platform';
import { createContext, type RefObject, useContext, useEffect } from 'react';

/** The path of the screen whose title was shown last; none before the first. */
export const LastTitledPath = createContext<RefObject<string | null>>({ current: null });

/**
 * The document's title: the name of the screen, if it is there already, then that of the site.
 * After a navigation the screen's heading takes the focus, so that screen readers announce it.
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
