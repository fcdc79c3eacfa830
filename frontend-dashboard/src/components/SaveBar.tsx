import { useText } from '@manjara/platform';
import { Button, type IconName } from '@manjara/ui';
import type { ReactNode } from 'react';
import styles from './SaveBar.module.css';
import { SendingProgress } from './SendingProgress';

export interface SaveBarProps {
  submitLabel: string;
  icon?: IconName;
  busy: boolean;
  /** How much has been sent, 0 to 1; null while nothing is. */
  sent?: number | null;
  onCancelSending?: () => void;
  /** Brings the form back to what it was; shown while there is something to discard. */
  onDiscard?: () => void;
  /** What else can be done, before the button that saves. */
  children?: ReactNode;
}

/** The end of a form, always in reach: the button that saves, and how far sending is. */
export function SaveBar(props: SaveBarProps) {
  const { submitLabel, icon = 'save', busy, sent = null, onCancelSending, onDiscard } = props;
  const t = useText();
  return (
    <div className={styles.bar}>
      {sent !== null && <SendingProgress sent={sent} onCancel={onCancelSending} />}
      <div className={styles.actions}>
        {onDiscard && !busy && (
          <Button variant="ghost" icon="undo" onClick={onDiscard}>
            {t('dashboard.forms.discard')}
          </Button>
        )}
        {props.children}
        <Button type="submit" icon={icon} loading={busy} className={styles.submit}>
          {submitLabel}
        </Button>
      </div>
    </div>
  );
}
