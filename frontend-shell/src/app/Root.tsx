import { useLocation } from '@manjara/platform';
import { useEffect, useRef } from 'react';
import { Layout } from '../layout';

/** Every path change begins at the top (spec §2), for the eye and for the keyboard. */
function useTopOnPathChange(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

export function Root() {
  useTopOnPathChange();
  return <Layout />;
}
