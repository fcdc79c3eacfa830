import { Outlet } from '@manjara/platform';
import { useEffect } from 'react';
import { useProfile } from '../../../api/get-profile';
import { useSessionPaused } from '../../../hooks/useSessionPaused';
import { leaveSession, offerRenewal, pauseSession } from '../../../lib/session-end';
import { SignInAgain } from './SignInAgain';

export interface RenewSessionProps {
  /** Of the session that the screens belong to. */
  token: string;
  /** The browser does not have it any more. */
  lost?: boolean;
}

/**
 * Around every screen behind the sign-in: where the server no longer accepts the token, the admin
 * signs in again in place, and what was refused is sent again. Signing in in another tab will do.
 */
export function RenewSession({ token, lost = false }: RenewSessionProps) {
  const paused = useSessionPaused();
  const { data: admin } = useProfile();

  // A token that was never good has no work to be saved: that leads to the sign-in screen.
  const known = admin !== undefined;
  useEffect(() => (known ? offerRenewal() : undefined), [known]);

  useEffect(() => () => leaveSession(token), [token]);

  useEffect(() => (lost ? pauseSession() : undefined), [lost]);

  return (
    <>
      <Outlet />
      {paused && <SignInAgain email={admin?.email} />}
    </>
  );
}
