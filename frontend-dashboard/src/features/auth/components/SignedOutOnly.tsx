import {
  getToken,
  Navigate,
  Outlet,
  signOut,
  toast,
  useNavigate,
  useToken,
} from '@manjara/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dropDrafts } from '../../../lib/drafts';
import { forgetSessionEnd } from '../../../lib/session-end';
import { SIGN_IN_TOAST } from '../../../lib/with-toast';
import { logout } from '../api/logout';
import { HOME, useSignInState } from '../hooks/useSignInState';

/**
 * Around the sign-in screens: whoever is signed in goes on to the dashboard. Signing out is a
 * navigation to here, so that a form with unsaved changes can ask first.
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
    dropDrafts();
    forgetSessionEnd();
    // Clear the flag: a reload of this page must not sign another tab out.
    void navigate('.', { replace: true, state: null });
  }, [leaving, navigate]);

  // Nothing that was read for the admin survives the session.
  const client = useQueryClient();
  useEffect(() => {
    if (token) return;
    client.clear();
    toast.dismiss(SIGN_IN_TOAST);
  }, [client, token]);

  if (leaving) return null;
  return token ? <Navigate to={returnTo ?? HOME} replace /> : <Outlet />;
}
