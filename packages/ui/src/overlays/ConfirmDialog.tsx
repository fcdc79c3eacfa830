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
  /** While the confirmed work runs: it can be neither repeated nor cancelled. */
  busy?: boolean;
  /** Of the confirm button. */
  tone?: 'danger' | 'primary';
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
  busy = false,
  tone = 'danger',
}: ConfirmDialogProps) {
  const t = useText();
  const cancel = () => {
    if (busy) return false;
    onCancel();
  };
  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={title}
      size="s"
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary" onClick={cancel} disabled={busy} data-autofocus>
            {cancelLabel ?? t('common.no')}
          </Button>
          <Button variant={tone} onClick={onConfirm} loading={busy}>
            {confirmLabel ?? t('common.yes')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
