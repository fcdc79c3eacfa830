import type { Project } from '@manjara/contracts';
import { lazy, Suspense, useState } from 'react';

const FullScreen = lazy(() => import(/* webpackChunkName: "swiper" */ '../components/FullScreen'));

/** The gallery on the whole screen: `enlarge` opens it at a picture. */
export function useFullScreen(project: Project) {
  const [shown, setShown] = useState<number | null>(null);
  const fullScreen = shown !== null && (
    <Suspense>
      <FullScreen project={project} start={shown} onClose={() => setShown(null)} />
    </Suspense>
  );
  return { enlarge: setShown, fullScreen };
}
