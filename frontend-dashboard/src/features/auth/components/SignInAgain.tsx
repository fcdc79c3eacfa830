import { useText } from '@manjara/platform';
import { Button, Dialog } from '@manjara/ui';
import { useId } from 'react';
import { Notice } from '../../../components/Notice';
import { endSession, isRemembered } from '../../../lib/session-end';
import { useSignIn } from '../hooks/useSignIn';
import styles from './AuthForm.module.css';
import { FieldsMissing, SignInFields } from './SignInFields';

export interface SignInAgainProps {
  /** Of the admin whose session has ended. */
  email: string | undefined;
}

/**
 * Signs in again above the screen, which stays as it is. Where it was kept before, the new token is
 * kept too; giving up leads to the sign-in screen.
 */
export function SignInAgain({ email = '' }: SignInAgainProps) {
  const t = useText();
  const id = useId();
  const { form, submit, busy, failure } = useSignIn({ email, remember: isRemembered() });
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
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        <p>{t('dashboard.auth.again.text')}</p>
        <SignInFields form={form} autoFocus={email ? 'password' : 'email'} />
        <FieldsMissing form={form} />
        {/* Toasts lie behind a dialog. */}
        {failure && <Notice tone="error">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
