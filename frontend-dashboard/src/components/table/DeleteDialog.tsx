import { toast, useText } from '@manjara/platform';
import { ConfirmDialog } from '@manjara/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import type { Resource } from '../../lib/api/entities';
import { isSilent, serverMessage } from '../../lib/api/failure';
import type { TableEntity } from '../../lib/table';

/** Deletes an entity by its id. */
export type RemoveMutation = Pick<UseMutationResult<void, Error, string>, 'mutate' | 'isPending'>;

export interface DeleteDialogProps<E extends TableEntity> {
  of: Resource;
  /** The entity in question; null closes the dialog. */
  entity: E | null;
  nameOf: (entity: E) => string;
  remove: RemoveMutation;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an entity is deleted, by its name (spec §4). */
export function DeleteDialog<E extends TableEntity>(props: DeleteDialogProps<E>) {
  const { of, entity, nameOf, remove, onClose, onDeleted } = props;
  const t = useText();

  function confirm() {
    if (!entity) return;
    remove.mutate(entity._id, {
      onSuccess: () => {
        toast.success(t(`dashboard.${of}.deleted`));
        onDeleted();
      },
      onError: (error) => {
        if (!isSilent(error)) toast.error(serverMessage(error) ?? t('dashboard.errors.deleting'));
      },
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      open={entity !== null}
      title={t(`dashboard.${of}.deleteTitle`)}
      onConfirm={confirm}
      onCancel={onClose}
      busy={remove.isPending}
    >
      {entity && (
        <p>
          {t(`dashboard.${of}.deleteQuestion`)}{' '}
          <strong>
            <bdi>{nameOf(entity)}</bdi>
          </strong>
        </p>
      )}
      <p>{t(`dashboard.${of}.deleteNote`)}</p>
    </ConfirmDialog>
  );
}
