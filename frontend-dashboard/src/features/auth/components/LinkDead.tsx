import { Link, useText } from '@manjara/platform';
import { ButtonLink } from '@manjara/ui';
import { Notice } from '../../../components/Notice';
import { AuthCard } from './AuthCard';
import styles from './AuthForm.module.css';

/** No password can be set with this link: it has expired or was used already. */
export function LinkDead() {
  const t = useText();
  return (
    <AuthCard title={t('dashboard.auth.resetTitle')}>
      <div className={styles.form}>
        <Notice tone="error">{t('dashboard.auth.link.invalid')}</Notice>
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
