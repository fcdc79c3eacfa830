import { useText } from '@manjara/platform';
import { Icon, VisuallyHidden } from '@manjara/ui';
import { useId } from 'react';
import styles from './Notifications.module.css';

const PLACEHOLDERS = ['first', 'second', 'third', 'fourth'] as const;

/** A fixed list of four placeholders without effect, as the specification has it (spec §2). */
export function Notifications() {
  const t = useText();
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        title={t('dashboard.app.notifications.title')}
      >
        <Icon name="bell" size={22} />
        <VisuallyHidden>{t('dashboard.app.notifications.title')}</VisuallyHidden>
      </button>
      <section
        id={id}
        popover="auto"
        className={styles.panel}
        aria-label={t('dashboard.app.notifications.title')}
      >
        <p className={styles.note}>{t('dashboard.app.notifications.note')}</p>
        <ul className={styles.list}>
          {PLACEHOLDERS.map((key) => (
            <li key={key}>{t(`dashboard.app.notifications.${key}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
