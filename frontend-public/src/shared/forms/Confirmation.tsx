import { useText } from '@manjara/platform';
import { Button, Dialog, Icon, StarOrnament } from '@manjara/ui';
import { useEffect } from 'react';
import styles from './Confirmation.module.css';

/** Delay in ms before the contact form's confirmation closes by itself (spec §9). */
const AUTO_CLOSE_MS = 2500;

export interface ConfirmationProps {
  open: boolean;
  onClose: () => void;
  closesItself?: boolean;
}

/** Confirms that the form was received. */
export function Confirmation({ open, onClose, closesItself = false }: ConfirmationProps) {
  const t = useText();
  useEffect(() => {
    if (!open || !closesItself) return;
    const timer = setTimeout(onClose, AUTO_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [open, onClose, closesItself]);

  return (
    <Dialog
      open={open}
      // Otherwise only its button closes it (spec §4).
      persistent={!closesItself}
      onClose={closesItself ? onClose : () => false}
      size="s"
      title={t('popups.thanks')}
      hideTitle
      className={styles.dialog}
      footer={
        <Button onClick={onClose} data-autofocus>
          {t('contact.done')}
        </Button>
      }
    >
      {/* Hidden: the dialog's label is the same text. */}
      <div className={styles.words} aria-hidden="true">
        <span className={styles.mark}>
          <StarOrnament className={styles.star} />
          <Icon name="success" size={40} />
        </span>
        <p className={styles.thanks}>{t('popups.thanks')}</p>
      </div>
    </Dialog>
  );
}
