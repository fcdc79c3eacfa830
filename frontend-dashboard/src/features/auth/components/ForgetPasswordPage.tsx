import { LIMITS } from '@manjara/contracts';
import { Link, useText } from '@manjara/platform';
import { Button, TextField } from '@manjara/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFailureText } from '../../../hooks/useFailureText';
import { useFaultText } from '../../../hooks/useFaultText';
import { useServerFaults } from '../../../hooks/useServerFaults';
import { errorCode } from '../../../lib/api/failure';
import { textRules } from '../../../lib/text-rules';
import { withToast } from '../../../lib/with-toast';
import { MAIL_NOT_CONFIGURED, useForgotPassword } from '../api/forgot-password';
import { AuthCard } from './AuthCard';
import styles from './AuthForm.module.css';
import { LinkSent } from './LinkSent';
import { MailMissing } from './MailMissing';

/** Asks for a mail with a link that sets a new password (spec §2). */
export function ForgetPasswordPage() {
  const t = useText();
  const { mutateAsync, isPending, error } = useForgotPassword();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ defaultValues: { email: '' } });
  const { errors } = form.formState;
  const failure = useFailureText();
  const faultText = useFaultText();
  useServerFaults(form, error, (field) => (field === 'email' ? field : null));

  const submit = form.handleSubmit(async ({ email }) => {
    if (isPending) return;
    const result = await withToast(() => mutateAsync({ email }), {
      id: 'forget-password',
      pending: t('dashboard.auth.forgetPending'),
      success: t('dashboard.auth.forgetDone'),
      failure,
      explained: MAIL_NOT_CONFIGURED,
    });
    if (result.ok) setSentTo(email);
  });

  if (sentTo) return <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <AuthCard title={t('dashboard.auth.forgetTitle')} intro={t('dashboard.auth.forgetIntro')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('dashboard.auth.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          error={faultText(errors.email)}
          {...form.register('email', textRules(LIMITS.email))}
        />
        {errorCode(error) === MAIL_NOT_CONFIGURED && <MailMissing />}
        <Button type="submit" size="l" loading={isPending}>
          {t('dashboard.auth.send')}
        </Button>
        <Link to="/dashboard/login" className={styles.link}>
          {t('dashboard.auth.backToLogin')}
        </Link>
      </form>
    </AuthCard>
  );
}
