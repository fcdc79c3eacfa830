import { useText } from '@manjara/platform';
import { Notice } from '../../../components/Notice';
import styles from './AuthForm.module.css';

/** Run on the server, it asks for a new password. */
const COMMAND = 'npm run admin:password';

/** The server cannot send mail; what to do instead. */
export function MailMissing() {
  const t = useText();
  return (
    <Notice tone="warning">
      <p>{t('dashboard.auth.mailMissing')}</p>
      <code className={styles.command} dir="ltr">
        {COMMAND}
      </code>
    </Notice>
  );
}
