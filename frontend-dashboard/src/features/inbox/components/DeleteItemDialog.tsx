import { toast, useText } from '@manjara/platform';
import { ConfirmDialog } from '@manjara/ui';
import type { Inbox, InboxItem } from '../../../api/inbox';
import { Notice } from '../../../components/Notice';
import { isSilent, serverMessage } from '../../../lib/api/failure';
import { logFailure } from '../../../lib/log';
import { useDeleteItem } from '../api/delete-item';

export interface DeleteItemDialogProps {
  inbox: Inbox;
  /** The item in question; null closes the dialog. */
  item: InboxItem | null;
  onClose: () => void;
  onDeleted: (item: InboxItem) => void;
}

/** Asks before a message or an application is deleted, by its sender (spec §2, §4). */
export function DeleteItemDialog({ inbox, item, onClose, onDeleted }: DeleteItemDialogProps) {
  const t = useText();
  const { mutate, isPending, isError, reset } = useDeleteItem(inbox);

  function close() {
    reset();
    onClose();
  }

  function fail(error: unknown) {
    if (isSilent(error)) return close();
    // A job's failure makes no toast (spec §8); the question stays and says it.
    if (inbox === 'jobs') return logFailure('The job could not be deleted.', error);
    toast.error(serverMessage(error) ?? t('dashboard.errors.deleting'));
    close();
  }

  function confirm() {
    if (!item) return;
    mutate(item._id, {
      onSuccess: () => {
        toast.success(t(`dashboard.inbox.${inbox}.deleted`));
        onDeleted(item);
        close();
      },
      onError: fail,
    });
  }

  return (
    <ConfirmDialog
      open={item !== null}
      title={t(`dashboard.inbox.${inbox}.deleteTitle`)}
      onConfirm={confirm}
      onCancel={close}
      busy={isPending}
    >
      <p>
        {t(`dashboard.inbox.${inbox}.deleteQuestion`)}{' '}
        <strong>
          <bdi>{item?.name}</bdi>
        </strong>
      </p>
      <p>{t(`dashboard.inbox.${inbox}.deleteNote`)}</p>
      {isError && <Notice tone="error">{t('dashboard.inbox.deleteFailed')}</Notice>}
    </ConfirmDialog>
  );
}
