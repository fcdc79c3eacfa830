import { LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../page/Notice';
import { EmailField } from '../../fields/EmailField';
import { useFaultText } from '../../fields/useFaultText';
import { errorCode } from '../../api/failure';
import { textRules } from '../../fields/text-rules';
import { forgotPassword, MAIL_NOT_CONFIGURED } from './auth';
import { useAuthForm } from './useAuthForm';
import { AuthCard } from './AuthCard';
import styles from './ForgetPasswordPage.module.css';

/** Run on the server, it asks for a new password. */
const COMMAND = 'npm run admin:password';

/** Asks for a mail with a link that sets a new password (spec §2). */
export default function ForgetPasswordPage() {
  const t = useText();
  const faultText = useFaultText();
  const [sentTo, setSentTo] = useState<string>();
  const { form, submit, busy, error } = useAuthForm({
    initial: { email: '' },
    send: forgotPassword,
    texts: {
      id: 'forget-password',
      pending: t('dashboard.auth.forgetPending'),
      success: t('dashboard.auth.forgetDone'),
      explained: MAIL_NOT_CONFIGURED,
    },
    serverFields: ['email'],
    onSuccess: (_, { email }) => setSentTo(email),
  });

  if (sentTo) return <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <AuthCard
      title={t('dashboard.auth.forgetTitle')}
      intro={t('dashboard.auth.forgetIntro')}
      onSubmit={submit}
    >
      <EmailField
        label={t('dashboard.auth.email')}
        autoComplete="username"
        error={faultText(form.formState.errors.email)}
        {...form.register('email', textRules(LIMITS.email))}
      />
      {errorCode(error) === MAIL_NOT_CONFIGURED && (
        <Notice tone="warning">
          <p>{t('dashboard.auth.mailMissing')}</p>
          <code className={styles.command} dir="ltr">
            {COMMAND}
          </code>
        </Notice>
      )}
      <Button type="submit" size="l" loading={busy}>
        {t('dashboard.auth.send')}
      </Button>
    </AuthCard>
  );
}

/** Does not reveal whether the account exists. */
function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useText();
  const message = useRef<HTMLDivElement>(null);
  // Screen readers announce the message, as the pressed button is removed.
  useEffect(() => message.current?.focus(), []);
  return (
    <AuthCard title={t('dashboard.auth.sentTitle')}>
      <div ref={message} tabIndex={-1} className={styles.message}>
        <Notice>
          <p>
            <bdi dir="ltr" className={styles.address}>
              {email}
            </bdi>
          </p>
          <p>{t('dashboard.auth.sentText')}</p>
        </Notice>
      </div>
      <Button variant="secondary" size="l" onClick={onAgain}>
        {t('dashboard.auth.sendAgain')}
      </Button>
    </AuthCard>
  );
}
