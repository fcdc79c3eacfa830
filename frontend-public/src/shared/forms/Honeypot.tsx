import { useText } from '@manjara/platform';
import styles from './Honeypot.module.css';

/** A field that only robots fill in; the API drops submissions with it. */
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
