import { Link, signOut, useNavigate, useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { type SyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { NewPasswordFields, type NewPasswordValues } from '../../../components/NewPasswordFields';
import { useFailureText } from '../../../hooks/useFailureText';
import { useServerFaults } from '../../../hooks/useServerFaults';
import { errorCode } from '../../../lib/api/failure';
import { forgetSessionEnd } from '../../../lib/session-end';
import { withToast } from '../../../lib/with-toast';
import { RESET_TOKEN_INVALID, useResetPassword } from '../api/reset-password';
import { useResetToken } from '../hooks/useResetToken';
import { AuthCard } from './AuthCard';
import styles from './AuthForm.module.css';
import { LinkDead } from './LinkDead';
import { LinkMissing } from './LinkMissing';

/** Sets a new password with the link from the mail (spec §2). */
export function ResetPasswordPage() {
  const token = useResetToken();
  const [deadToken, setDeadToken] = useState<string>();
  if (token && token === deadToken) return <LinkDead />;
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
  const { mutateAsync, isPending, error } = useResetPassword();
  const failure = useFailureText();
  const [linkMissing, setLinkMissing] = useState(false);
  const form = useForm<NewPasswordValues>({ defaultValues: { password: '', confirmation: '' } });
  useServerFaults(form, error, (field) => (field === 'password' ? field : null));

  const send = async (token: string, password: string) => {
    const result = await withToast(() => mutateAsync({ token, password }), {
      id: 'reset-password',
      pending: t('dashboard.auth.resetPending'),
      success: t('dashboard.auth.resetDone'),
      failure,
      explained: RESET_TOKEN_INVALID,
    });
    if (result.ok) {
      // The server has ended every session; whoever was signed in here is so no longer.
      signOut();
      forgetSessionEnd();
      void navigate('/dashboard/login', { replace: true });
    } else if (errorCode(result.error) === RESET_TOKEN_INVALID) {
      onDead(token);
    }
  };
  const submit = form.handleSubmit(async ({ password }) => {
    if (token && !isPending) await send(token, password);
  });
  // Without a link, no password would do: its faults are not worth telling.
  const tellLinkMissing = (event: SyntheticEvent) => {
    event.preventDefault();
    setLinkMissing(true);
  };

  return (
    <AuthCard title={t('dashboard.auth.resetTitle')} intro={t('dashboard.auth.resetIntro')}>
      <form className={styles.form} onSubmit={token ? submit : tellLinkMissing} noValidate>
        <NewPasswordFields form={form} required />
        <Button type="submit" size="l" loading={isPending}>
          {t('dashboard.auth.send')}
        </Button>
        {linkMissing && <LinkMissing />}
        <Link to="/dashboard/login" className={styles.link}>
          {t('dashboard.auth.backToLogin')}
        </Link>
      </form>
    </AuthCard>
  );
}
