import { useText } from '@manjara/platform';
import { ConfirmDialog } from '@manjara/ui';
import type { Inbox, InboxItem } from '../../../api/inbox';
import { TrashNote } from '../../../components/TrashNote';

export interface DeleteItemDialogProps {
  inbox: Inbox;
  /** The item in question; null closes the dialog. */
  item: InboxItem | null;
  onConfirm: (item: InboxItem) => void;
  onClose: () => void;
}

/** Asks before a message or an application is deleted, by its sender (spec §2, §4). */
export function DeleteItemDialog({ inbox, item, onConfirm, onClose }: DeleteItemDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      open={item !== null}
      title={t(`dashboard.inbox.${inbox}.deleteTitle`)}
      onConfirm={() => {
        if (item) onConfirm(item);
        onClose();
      }}
      onCancel={onClose}
    >
      <p>
        {t(`dashboard.inbox.${inbox}.deleteQuestion`)}{' '}
        <strong>
          <bdi>{item?.name}</bdi>
        </strong>
      </p>
      <TrashNote />
    </ConfirmDialog>
  );
}
