import { useText } from '@manjara/platform';
import { Button } from '../actions/Button';
import { Dialog, type DialogProps } from './Dialog';

interface Props extends Pick<DialogProps, 'open' | 'title' | 'children'> {
  /** "Yes" by default. */
  confirmLabel?: string;
  /** "No" by default. */
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question with two answers; the safe one gets the initial focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
}: Props) {
  const t = useText();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="s"
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} data-autofocus>
            {cancelLabel ?? t('common.no')}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirmLabel ?? t('common.yes')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
