import type { StoredPersonalData } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { ConfirmDialog } from '@manjara/ui';
import { CountsToDelete } from './CountsToDelete';

export interface EraseDialogProps {
  open: boolean;
  email: string;
  held: StoredPersonalData;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before everything of a person is deleted, for it cannot be taken back. */
export function EraseDialog({ open, email, held, onConfirm, onClose }: EraseDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      open={open}
      title={t('dashboard.personalData.eraseTitle')}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>
        {t('dashboard.personalData.eraseQuestion')}{' '}
        <strong>
          <bdi dir="ltr">{email}</bdi>
        </strong>
      </p>
      <CountsToDelete counts={{ messages: held.messages.count, jobs: held.jobs.count }} />
      <p>{t('dashboard.personalData.eraseNote')}</p>
    </ConfirmDialog>
  );
}
