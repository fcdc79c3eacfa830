import { useLocation, useRevalidator } from '@manjara/platform';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { Layout } from '../layout';

/** Moves the keyboard focus to the start of a new page (spec §2). */
function useFocusOnPathChange(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  // A layout effect, because a later focus would close a menu that the visitor has just opened.
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // Keep the focus on a control that is still on the page, such as a filter.
    if (document.activeElement?.closest('#content > *')) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Reloads the page's data when the browser is online again. */
function useFreshDataOnReturn(): void {
  const { revalidate, state } = useRevalidator();
  const refresh = useEffectEvent(() => {
    if (state === 'idle') void revalidate();
  });
  useEffect(() => {
    const back = () => refresh();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
}

export function Root() {
  useFocusOnPathChange();
  useFreshDataOnReturn();
  return (
    <>
      <Layout />
      <ScrollRestoration storageKey="scroll" />
    </>
  );
}
