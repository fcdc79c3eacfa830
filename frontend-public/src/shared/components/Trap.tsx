import { useText } from '@manjara/platform';
import styles from './Trap.module.css';

/** The form's field that people do not see and robots fill; the API drops what holds it. */
export function Trap() {
  const t = useText();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {t('contact.trap')}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
