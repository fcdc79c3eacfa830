import { useText } from '@manjara/platform';
import { Button, Dialog } from '@manjara/ui';
import { isResourceName } from '../resource/registry';
import type { Unsaved } from './UnsavedChanges';

export interface LeaveWhileSendingDialogProps extends Pick<Unsaved, 'subject' | 'sending'> {
  open: boolean;
  onWait: () => void;
}

/** Asks whether to wait for what is being sent, or to stop it for as long as that is possible. */
export function LeaveWhileSendingDialog({
  open,
  subject,
  sending,
  onWait,
}: LeaveWhileSendingDialogProps) {
  const t = useText();
  const title = isResourceName(subject)
    ? t(`dashboard.${subject}.leaveWhileSending`)
    : t(`dashboard.sending.leave.title.${subject}`);
  const arrived = sending.sent === 1;
  return (
    <Dialog
      open={open}
      onClose={onWait}
      title={title}
      size="s"
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary" onClick={onWait} data-autofocus>
            {t('dashboard.sending.leave.wait')}
          </Button>
          <Button variant="danger" onClick={sending.cancel} disabled={arrived}>
            {t('dashboard.sending.leave.stop')}
          </Button>
        </>
      }
    >
      <p>{t(`dashboard.sending.leave.${arrived ? 'arrived' : 'text'}`)}</p>
    </Dialog>
  );
}
