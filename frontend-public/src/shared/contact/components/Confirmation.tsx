import { useText } from '@manjara/platform';
import { Button, Dialog, Icon } from '@manjara/ui';
import { useEffect } from 'react';
import styles from './Confirmation.module.css';

/** Milliseconds after which the confirmation closes by itself (spec §9). */
const AUTO_CLOSE_MS = 2500;

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Says that the message has arrived; closed by its button or by itself. */
export function Confirmation({ open, onClose }: Props) {
  const t = useText();
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(onClose, AUTO_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [open, onClose]);

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
