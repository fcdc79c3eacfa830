import { useLocation, useRevalidator } from '@manjara/platform';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { Layout } from '../layout';

/** The keyboard, too, begins a new page at its top (spec §2). */
function useFocusOnPathChange(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  // A layout effect: a later focus would close a menu that the visitor has just opened.
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // A control of the page that is still there, such as a filter, keeps the focus.
    if (document.activeElement?.closest('#content > *')) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** What could not be had while the connection was gone is asked for again once it is back. */
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
