import { type ReactNode, useEffect } from 'react';
import type { RemoteLoader } from '../remotes';
import type { Router } from '../router';
import { openDialogsNonModally } from './non-modal-dialogs';
import { showDrafts } from './drafts';
import { makeInert } from './make-inert';

interface Props {
  router: Router;
  remotes: RemoteLoader;
  children: ReactNode;
}

/** Starts after hydration, because the page must not change before. */
function Preview({ router, remotes, children }: Props) {
  useEffect(() => {
    // A preview is scaled and visible as a whole, so nothing is deferred.
    document.documentElement.dataset.laidOut = '';
    const free = makeInert();
    const stop = showDrafts(router, remotes.load('public'));
    return () => {
      free();
      stop();
    };
  }, [router, remotes]);
  return children;
}

/** The page in the dashboard's preview frame: inert, with unsaved content. */
export function inPreview(app: ReactNode, router: Router, remotes: RemoteLoader): ReactNode {
  // Before hydration, which may open a dialog.
  openDialogsNonModally();
  return (
    <Preview router={router} remotes={remotes}>
      {app}
    </Preview>
  );
}
