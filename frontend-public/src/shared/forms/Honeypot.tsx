import { useText } from '@manjara/platform';
import styles from './Honeypot.module.css';

/** The form's field that people do not see and robots fill; the API drops what holds it. */
export function Honeypot() {
  const t = useText();
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {t('contact.honeypot')}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
