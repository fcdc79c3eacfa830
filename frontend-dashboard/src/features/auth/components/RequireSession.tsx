import { Navigate, Outlet, useLocation, useToken } from '@manjara/platform';
import { sessionHasEnded } from '../../../lib/session-end';
import type { SignInState } from '../hooks/useSignInState';

/** Lets only a signed-in admin pass; others go to the sign-in and come back afterwards (spec §2). */
export function RequireSession() {
  const token = useToken();
  const { pathname, search } = useLocation();
  if (token) return <Outlet />;
  const state: SignInState = { returnTo: pathname + search, expired: sessionHasEnded() };
  return <Navigate to="/dashboard/login" replace state={state} />;
}
