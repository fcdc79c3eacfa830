import { useText } from '@manjara/platform';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
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
}: ConfirmDialogProps) {
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
