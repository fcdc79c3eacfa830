import { Outlet, useText } from '@manjara/platform';
import { Button, Dialog } from '@manjara/ui';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { useProfile } from '../../api/get-profile';
import { Notice } from '../../page/Notice';
import {
  endSession,
  isRemembered,
  leaveSession,
  offerRenewal,
  onSessionPause,
  pauseSession,
  sessionIsPaused,
} from '../../session/session-end';
import layout from '../../page/layout.module.css';
import { CodeField, SignInFields, useSignIn } from './SignInFields';

export interface RenewSessionProps {
  /** Of the session that the screens belong to. */
  token: string;
  /** The browser has lost it. */
  lost?: boolean;
}

/**
 * Wraps every signed-in screen: when the server rejects the token, the admin signs in again in a
 * dialog or in another tab, and rejected calls are sent again.
 */
export default function RenewSession({ token, lost = false }: RenewSessionProps) {
  const paused = useSyncExternalStore(onSessionPause, sessionIsPaused);
  const { data: admin } = useProfile();

  // A token that never worked has no unsaved input: go to the sign-in screen.
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

/**
 * Sign-in dialog above the unchanged screen. Keeps Remember Me; cancelling leads to the sign-in
 * screen.
 */
function SignInAgain({ email = '' }: { email: string | undefined }) {
  const t = useText();
  const id = useId();
  const { form, submit, busy, failure, step } = useSignIn({ email, remember: isRemembered() });
  return (
    <Dialog
      open
      persistent
      size="s"
      title={t('dashboard.auth.again.title')}
      onClose={endSession}
      footer={
        <>
          <Button variant="ghost" onClick={endSession}>
            {t('dashboard.auth.again.leave')}
          </Button>
          <Button type="submit" form={id} loading={busy}>
            {t('dashboard.auth.submit')}
          </Button>
        </>
      }
    >
      <form id={id} className={layout.stack} onSubmit={submit} noValidate>
        <p>{t(step === 'code' ? 'dashboard.auth.code.intro' : 'dashboard.auth.again.text')}</p>
        {step === 'code' ? (
          <CodeField form={form} />
        ) : (
          <SignInFields form={form} autoFocus={email ? 'password' : 'email'} />
        )}
        {/* Toasts lie behind a dialog. */}
        {failure && <Notice tone="error">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
