import { Link, useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { useEffect, useRef } from 'react';
import { Notice } from '../../../components/Notice';
import { AuthCard } from './AuthCard';
import styles from './AuthForm.module.css';

export interface LinkSentProps {
  email: string;
  /** Brings the form back. */
  onAgain: () => void;
}

/** The mail is on its way, if there is an account; which of the two is not told. */
export function LinkSent({ email, onAgain }: LinkSentProps) {
  const t = useText();
  const message = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; what took its place is read out.
  useEffect(() => message.current?.focus(), []);
  return (
    <AuthCard title={t('dashboard.auth.sentTitle')}>
      <div className={styles.form}>
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
        <Link to="/dashboard/login" className={styles.link}>
          {t('dashboard.auth.backToLogin')}
        </Link>
      </div>
    </AuthCard>
  );
}
