import { useText } from '@manjara/platform';
import { Button, Dialog, Icon, StarOrnament } from '@manjara/ui';
import { useEffect } from 'react';
import styles from './Confirmation.module.css';

/** Milliseconds after which the contact form's confirmation closes by itself (spec §9). */
const AUTO_CLOSE_MS = 2500;

interface Props {
  open: boolean;
  onClose: () => void;
  /** Whether it also goes without its button. */
  closesItself?: boolean;
}

/** Says that what was sent has arrived. */
export function Confirmation({ open, onClose, closesItself = false }: Props) {
  const t = useText();
  useEffect(() => {
    if (!open || !closesItself) return;
    const timer = setTimeout(onClose, AUTO_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [open, onClose, closesItself]);

  return (
    <Dialog
      open={open}
      // Only its own button takes it away where it does not go by itself (spec §4).
      persistent={!closesItself}
      onClose={closesItself ? onClose : () => false}
      size="s"
      title={t('popups.thanks')}
      hideTitle
      closeLabel={t('common.close')}
      className={styles.dialog}
      footer={
        <Button onClick={onClose} data-autofocus>
          {t('contact.done')}
        </Button>
      }
    >
      {/* The dialog is named by the same words. */}
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
