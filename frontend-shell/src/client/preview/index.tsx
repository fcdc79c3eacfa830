import { type ReactNode, useEffect } from 'react';
import type { RemoteLoader } from '../remotes';
import type { Router } from '../router';
import { calmDialogs } from './calm-dialogs';
import { showDrafts } from './drafts';
import { keepStill } from './keep-still';

interface Props {
  router: Router;
  remotes: RemoteLoader;
  children: ReactNode;
}

/** Begins when the page has come to life: what it shows must not change before. */
function Preview({ router, remotes, children }: Props) {
  useEffect(() => {
    // A frame is looked at whole, at any scale: nothing is deferred below its first screen.
    document.documentElement.dataset.laidOut = '';
    const free = keepStill();
    const stop = showDrafts(router, remotes.load('public'));
    return () => {
      free();
      stop();
    };
  }, [router, remotes]);
  return children;
}

/** The page as the dashboard shows it in a frame: inert, and with what is not saved yet. */
export function inPreview(app: ReactNode, router: Router, remotes: RemoteLoader): ReactNode {
  // Before hydration, which may open a dialog.
  calmDialogs();
  return (
    <Preview router={router} remotes={remotes}>
      {app}
    </Preview>
  );
}
