import { Navigate, useLocation, useToken } from '@manjara/platform';
import { lazy, useState, useSyncExternalStore } from 'react';
import { onSessionPause, sessionHasEnded, signedOutElsewhere } from '../../../lib/session-end';
import { unsavedForms } from '../../../lib/unsaved-forms';
import type { SignInState } from '../hooks/useSignInState';

// In the frame's chunk: it must be there when a session ends, whatever became of the connection.
const RenewSession = lazy(() => import(/* webpackChunkName: "dash-layout" */ './RenewSession'));

/** Lets only a signed-in admin pass; others go to the sign-in and come back afterwards (spec §2). */
export function RequireSession() {
  const token = useToken();
  const { pathname, search } = useLocation();
  const ended = useSyncExternalStore(onSessionPause, sessionHasEnded);
  const [last, setLast] = useState(token);
  if (token && token !== last) setLast(token);

  if (token) return <RenewSession token={token} />;
  // The token is gone though nobody signed out: the browser's site data was cleared, say.
  if (last && !ended && !signedOutElsewhere() && unsavedForms.size > 0) {
    return <RenewSession token={last} lost />;
  }
  const state: SignInState = { returnTo: pathname + search, expired: ended };
  return <Navigate to="/dashboard/login" replace state={state} />;
}
