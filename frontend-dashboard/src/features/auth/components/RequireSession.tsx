import { Navigate, useLocation, useToken } from '@manjara/platform';
import { lazy } from 'react';
import { sessionHasEnded } from '../../../lib/session-end';
import type { SignInState } from '../hooks/useSignInState';

// In the frame's chunk: it must be there when a session ends, whatever became of the connection.
const RenewSession = lazy(() =>
  import(/* webpackChunkName: "dash-layout" */ './RenewSession').then((module) => ({
    default: module.RenewSession,
  })),
);

/** Lets only a signed-in admin pass; others go to the sign-in and come back afterwards (spec §2). */
export function RequireSession() {
  const token = useToken();
  const { pathname, search } = useLocation();
  if (token) return <RenewSession token={token} />;
  const state: SignInState = { returnTo: pathname + search, expired: sessionHasEnded() };
  return <Navigate to="/dashboard/login" replace state={state} />;
}
