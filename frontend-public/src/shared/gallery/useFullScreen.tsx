import { lazy, Suspense, useState } from 'react';
import type { Pictured } from './pictures';

const FullScreen = lazy(() => import(/* webpackChunkName: "swiper" */ './FullScreen'));

/** The gallery on the whole screen: `enlarge` opens it at a picture. */
export function useFullScreen(of: Pictured) {
  const [shown, setShown] = useState<number | null>(null);
  const fullScreen = shown !== null && (
    <Suspense>
      <FullScreen of={of} start={shown} onClose={() => setShown(null)} />
    </Suspense>
  );
  return { enlarge: setShown, fullScreen };
}
