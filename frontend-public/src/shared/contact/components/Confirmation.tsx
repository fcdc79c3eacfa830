import { useText } from '@manjara/platform';
import { Button, Dialog, Icon } from '@manjara/ui';
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
      onClose={onClose}
      size="s"
      title={t('popups.thanks')}
      closeLabel={t('common.close')}
      footer={<Button onClick={onClose}>{t('contact.done')}</Button>}
    >
      <p className={styles.mark}>
        <Icon name="success" size={56} />
      </p>
    </Dialog>
  );
}
