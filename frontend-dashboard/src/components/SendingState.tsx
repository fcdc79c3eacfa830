import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
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
  const { sent, cancel, failure } = sending;
  if (sent !== null && uploads) return <SendingProgress sent={sent} onCancel={cancel} />;
  if (!failure) return null;
  return (
    <div className={styles.failure} role="alert">
      <p>{t(`dashboard.sending.failure.${failure}`)}</p>
      <Button type="submit" variant="secondary" size="s" icon="refresh">
        {t('dashboard.sending.again')}
      </Button>
    </div>
  );
}
