import { signOut, useNavigate, useText } from '@manjara/platform';
import { Button, ButtonLink } from '@manjara/ui';
import { useState } from 'react';
import { NewPasswordFields } from '../../fields/NewPasswordFields';
import { Notice } from '../../page/Notice';
import { errorCode } from '../../api/failure';
import { forgetSessionEnd } from '../../session/session-end';
import { RESET_TOKEN_INVALID, resetPassword } from './auth';
import { useAuthForm } from './useAuthForm';
import { AuthCard, AuthLink } from './AuthCard';
import { useLinkToken } from './useLinkToken';

const FORGET_PASSWORD = '/dashboard/login/forget-password';

/** Sets a new password with a link: from the mail (spec §2), or from an owner. */
export default function ResetPasswordPage() {
  const t = useText();
  const token = useLinkToken();
  const [deadToken, setDeadToken] = useState<string>();
  if (token && token === deadToken) {
    return (
      <AuthCard title={t('dashboard.auth.resetTitle')}>
        <Notice tone="error">{t('dashboard.auth.link.invalid')}</Notice>
        <ButtonLink to={FORGET_PASSWORD} size="l">
          {t('dashboard.auth.link.again')}
        </ButtonLink>
      </AuthCard>
    );
  }
  return <ResetForm key={token} token={token} onDead={setDeadToken} />;
}

interface ResetFormProps {
  /** Null where the screen was opened without the link from the mail. */
  token: string | null;
  onDead: (token: string) => void;
}

function ResetForm({ token, onDead }: ResetFormProps) {
  const t = useText();
  const navigate = useNavigate();
  const [linkMissing, setLinkMissing] = useState(false);
  const { form, submit, busy } = useAuthForm({
    initial: { password: '', confirmation: '' },
    send: ({ password }) => resetPassword({ token: token ?? '', password }),
    texts: {
      id: 'reset-password',
      pending: t('dashboard.auth.resetPending'),
      success: t('dashboard.auth.resetDone'),
      explained: RESET_TOKEN_INVALID,
    },
    serverFields: ['password'],
    onSuccess() {
      // The server has ended every session, this browser's included.
      signOut();
      forgetSessionEnd();
      void navigate('/dashboard/login', { replace: true });
    },
    onFailure(error) {
      if (token && errorCode(error) === RESET_TOKEN_INVALID) onDead(token);
    },
  });

  return (
    <AuthCard
      title={t('dashboard.auth.resetTitle')}
      intro={t('dashboard.auth.resetIntro')}
      onSubmit={(event) => {
        if (token) return void submit(event);
        // Not validated: without a link no password would do.
        event.preventDefault();
        setLinkMissing(true);
      }}
    >
      <NewPasswordFields form={form} required />
      <Button type="submit" size="l" loading={busy}>
        {t('dashboard.auth.send')}
      </Button>
      {linkMissing && (
        <Notice tone="error">
          <p>{t('dashboard.auth.link.missing')}</p>
          <AuthLink to={FORGET_PASSWORD}>{t('dashboard.auth.link.again')}</AuthLink>
        </Notice>
      )}
    </AuthCard>
  );
}
