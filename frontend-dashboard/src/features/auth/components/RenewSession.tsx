import { Outlet } from '@manjara/platform';
import { useEffect } from 'react';
import { useProfile } from '../../../api/get-profile';
import { useSessionPaused } from '../../../hooks/useSessionPaused';
import { leaveSession, offerRenewal } from '../../../lib/session-end';
import { SignInAgain } from './SignInAgain';

/**
 * Around every screen behind the sign-in: where the server no longer accepts the token, the admin
 * signs in again in place, and what was refused is sent again. Signing in in another tab will do.
 */
export function RenewSession({ token }: { token: string }) {
  const paused = useSessionPaused();
  const { data: admin } = useProfile();

  // A token that was never good has no work to be saved: that leads to the sign-in screen.
  const known = admin !== undefined;
  useEffect(() => (known ? offerRenewal() : undefined), [known]);

  useEffect(() => () => leaveSession(token), [token]);

  return (
    <>
      <Outlet />
      {paused && <SignInAgain email={admin?.email} />}
    </>
  );
}
