import { Link, useText } from '@manjara/platform';
import { ButtonLink } from '@manjara/ui';
import { Notice } from '../../../components/Notice';
import { AuthCard } from './AuthCard';
import styles from './AuthForm.module.css';

/** No password can be set here: the screen was opened without its link, or the link is dead. */
export function LinkDead({ reason }: { reason: 'missing' | 'invalid' }) {
  const t = useText();
  return (
    <AuthCard title={t('dashboard.auth.resetTitle')}>
      <div className={styles.form}>
        <Notice tone={reason === 'invalid' ? 'error' : 'warning'}>
          {t(`dashboard.auth.link.${reason}`)}
        </Notice>
        <ButtonLink to="/dashboard/login/forget-password" size="l">
          {t('dashboard.auth.link.again')}
        </ButtonLink>
        <Link to="/dashboard/login" className={styles.link}>
          {t('dashboard.auth.backToLogin')}
        </Link>
      </div>
    </AuthCard>
  );
}
