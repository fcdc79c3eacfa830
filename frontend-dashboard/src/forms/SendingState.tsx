import { useText } from '@manjara/platform';
import { Button, useOnline } from '@manjara/ui';
import type { Sending } from './useSending';
import layout from '../page/layout.module.css';
import styles from './SendingState.module.css';

/** Shows that saving waits for uploads, or why no response arrived. */
export function SendingState({ sending }: { sending: Sending }) {
  const t = useText();
  const online = useOnline();
  const { waiting, failure, again } = sending;
  if (waiting) {
    return (
      <p className={layout.muted} role="status">
        {t('dashboard.sending.waiting')}
      </p>
    );
  }
  if (!failure) return null;
  const isBack = failure === 'offline' && online;
  return (
    <div className={styles.failure} role="alert">
      <p>{t(`dashboard.sending.failure.${isBack ? 'back' : failure}`)}</p>
      <Button variant="secondary" size="s" icon="refresh" onClick={again}>
        {t('dashboard.sending.again')}
      </Button>
    </div>
  );
}
