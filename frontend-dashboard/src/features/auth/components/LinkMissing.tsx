import { Link, useText } from '@manjara/platform';
import { Notice } from '../../../components/Notice';
import styles from './AuthForm.module.css';

/** The screen was opened without the link from the mail; where to get one. */
export function LinkMissing() {
  const t = useText();
  return (
    <Notice tone="error">
      <p>{t('dashboard.auth.link.missing')}</p>
      <Link to="/dashboard/login/forget-password" className={styles.link}>
        {t('dashboard.auth.link.again')}
      </Link>
    </Notice>
  );
}
