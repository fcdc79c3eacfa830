import { useLanguage, useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { useEffect, useState } from 'react';
import { SECOND_TAP } from '../lib/second-tap';
import styles from './SendingProgress.module.css';

export interface SendingProgressProps {
  /** How much has been sent, 0 to 1. */
  sent: number;
  onCancel: () => void;
}

/** How far an upload is, and the way to take it back until it has arrived. */
export function SendingProgress({ sent, onCancel }: SendingProgressProps) {
  const t = useText();
  const { locale } = useLanguage();
  const [cancellable, setCancellable] = useState(false);
  // It comes where the finger may still be tapping.
  useEffect(() => {
    const timer = setTimeout(() => setCancellable(true), SECOND_TAP);
    return () => clearTimeout(timer);
  }, []);
  const arrived = sent === 1;
  const percent = sent.toLocaleString(locale, { style: 'percent' });
  return (
    <div className={styles.sending}>
      <label className={styles.progress}>
        <span>
          {arrived
            ? t('dashboard.sending.processing')
            : t('dashboard.sending.progress', { percent })}
        </span>
        <progress value={arrived ? undefined : sent} max={1} />
      </label>
      {!arrived && (
        <Button variant="ghost" size="s" icon="close" disabled={!cancellable} onClick={onCancel}>
          {t('dashboard.sending.cancel')}
        </Button>
      )}
    </div>
  );
}
