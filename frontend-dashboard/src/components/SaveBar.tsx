import { useLanguage, useText } from '@manjara/platform';
import { Button, type IconName } from '@manjara/ui';
import styles from './SaveBar.module.css';

export interface SaveBarProps {
  submitLabel: string;
  icon?: IconName;
  busy: boolean;
  /** How much has been sent, 0 to 1; null while nothing is. */
  sent?: number | null;
  onCancelSending?: () => void;
  /** Brings the form back to what it was; shown while there is something to discard. */
  onDiscard?: () => void;
}

/** The end of a form, always in reach: the button that saves, and how far sending is. */
export function SaveBar(props: SaveBarProps) {
  const { submitLabel, icon = 'save', busy, sent = null, onCancelSending, onDiscard } = props;
  const t = useText();
  const { locale } = useLanguage();
  const arrived = sent === 1;
  const percent = (sent ?? 0).toLocaleString(locale, { style: 'percent' });
  return (
    <div className={styles.bar}>
      {sent !== null && (
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
            <Button variant="ghost" size="s" icon="close" onClick={onCancelSending}>
              {t('dashboard.sending.cancel')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.actions}>
        {onDiscard && !busy && (
          <Button variant="ghost" icon="undo" onClick={onDiscard}>
            {t('dashboard.forms.discard')}
          </Button>
        )}
        <Button type="submit" icon={icon} loading={busy} className={styles.submit}>
          {submitLabel}
        </Button>
      </div>
    </div>
  );
}
