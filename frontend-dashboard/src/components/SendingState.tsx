import { useText } from '@manjara/platform';
import { Button, useOnline } from '@manjara/ui';
import type { Sending } from '../hooks/useSending';
import { SendingProgress } from './SendingProgress';
import styles from './SendingProgress.module.css';

export interface SendingStateProps {
  sending: Sending;
  /** Whether how far it is takes long enough to be shown. */
  uploads: boolean;
}

/** How the sending of a form stands: how far it is, or why there was no answer. */
export function SendingState({ sending, uploads }: SendingStateProps) {
  const t = useText();
  const online = useOnline();
  const { sent, cancel, failure, again } = sending;
  if (sent !== null && uploads) return <SendingProgress sent={sent} onCancel={cancel} />;
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
