import {
  getToken,
  Navigate,
  Outlet,
  signOut,
  toast,
  useLocation,
  useNavigate,
  useToken,
} from '@manjara/platform';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useState, useSyncExternalStore } from 'react';
import { unsubscribe } from '../../browser/push-device';
import { dropDrafts } from '../../forms/drafts';
import {
  forgetSessionEnd,
  onSessionPause,
  sessionHasEnded,
  signedOutElsewhere,
} from '../../session/session-end';
import { unsavedForms } from '../../session/unsaved-forms';
import { SIGN_IN_TOAST } from '../../api/with-toast';
import { ArrivingScreen } from '../../page/PageSkeleton';
import { logout } from './auth';

// In the frame's chunk: it must be loaded before a session ends, as the connection may be lost then.
const RenewSession = lazy(() => import(/* webpackChunkName: "dash-layout" */ './RenewSession'));

/** Location state of the sign-in screen. */
interface SignInState {
  /** Where to go after signing in: the path and query that was asked for. */
  returnTo?: string;
  /** The server ended the session. */
  expired?: boolean;
  signOut?: boolean;
}

export function useSignInState(): SignInState {
  const { state } = useLocation();
  return (state as SignInState | null) ?? {};
}

/** Lets only a signed-in admin pass; others go to the sign-in and come back afterwards (spec §2). */
export function RequireSession() {
  const token = useToken();
  const { pathname, search } = useLocation();
  const ended = useSyncExternalStore(onSessionPause, sessionHasEnded);
  const [last, setLast] = useState(token);
  if (token && token !== last) setLast(token);

  if (token) return <RenewSession token={token} />;
  // The token is lost without a sign-out, e.g. the browser's site data was cleared.
  if (last && !ended && !signedOutElsewhere() && unsavedForms.get().size > 0) {
    return <RenewSession token={last} lost />;
  }
  const state: SignInState = { returnTo: pathname + search, expired: ended };
  return (
    <>
      <ArrivingScreen />
      <Navigate to="/dashboard/login" replace state={state} />
    </>
  );
}

/**
 * Redirects a signed-in admin to the dashboard. Signing out is a navigation to here, so that a form
 * with unsaved changes can ask first.
 */
export function SignedOutOnly() {
  const token = useToken();
  const navigate = useNavigate();
  const { returnTo, signOut: leaving = false } = useSignInState();

  useEffect(() => {
    if (!leaving) return;
    const ending = getToken();
    signOut();
    if (ending) void logout(ending);
    void unsubscribe();
    dropDrafts();
    forgetSessionEnd();
    // Clear the flag: a reload of this page must not sign another tab out.
    void navigate('.', { replace: true, state: null });
  }, [leaving, navigate]);

  // Clear all data that was read for the admin.
  const client = useQueryClient();
  useEffect(() => {
    if (token) return;
    client.clear();
    toast.dismiss(SIGN_IN_TOAST);
  }, [client, token]);

  if (leaving) return null;
  return token ? <Navigate to={returnTo ?? '/dashboard/projects'} replace /> : <Outlet />;
}
